import { FORM_LOCATIONS, type SignupErrorType } from '../src/rules/contract.ts';

/*
 * The tracking plan: every event, when it fires, and its properties. The types below come from it, the
 * server checks reports against it, and a test compares the tables in README.md with it.
 */

/** What `error_type` can be. */
export const ERROR_TYPES = [
  'empty_email',
  'invalid_email',
  'server_error',
  'api_error',
  'network_error',
] as const satisfies SignupErrorType[];

/** Marks a property that can be any text. */
const TEXT = null;

/**
 * Every event, with what it counts as (an error names that itself) and its properties' values, or
 * `null` for any text.
 */
export const PLAN = {
  $pageview: {
    counts: 'seen',
    fires: 'when a page is shown: the first, one that a link leads to, and one that Back restores',
    properties: {},
  },
  waitlist_form_viewed: {
    counts: 'viewed',
    fires: 'once a page, when half of a form is on the screen',
    properties: { form_location: FORM_LOCATIONS },
  },
  waitlist_form_started: {
    counts: 'started',
    fires: 'once a page, at the first input in a form',
    properties: { form_location: FORM_LOCATIONS },
  },
  waitlist_form_submitted: {
    counts: 'submitted',
    fires: 'when a valid address is sent',
    properties: { form_location: FORM_LOCATIONS },
  },
  email_signup_success: {
    counts: 'joined',
    fires: 'once for every sign-up that the API has accepted',
    properties: { form_location: FORM_LOCATIONS, email_domain: TEXT, receipt: TEXT },
  },
  email_signup_already_registered: {
    counts: 'already_registered',
    fires: 'when the blue card is shown',
    properties: {},
  },
  email_signup_error: {
    counts: undefined,
    fires: 'on every attempt that ends in a red message',
    properties: { form_location: FORM_LOCATIONS, error_type: ERROR_TYPES, error_message: TEXT },
  },
  page_error: {
    counts: 'page_error',
    fires: 'when the application crashes because an extension or a translator has changed the page',
    properties: {},
  },
} as const;

type Plan = typeof PLAN;

/** Every event of the plan, with its own properties. */
export type AnalyticsEvents = {
  [Name in keyof Plan]: {
    -readonly [Property in keyof Plan[Name]['properties']]: ValueOf<
      Plan[Name]['properties'][Property]
    >;
  };
};

type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : string;

export type AnalyticsEventName = keyof Plan;

/** Properties that could hold a visitor's words or address: the site's own counting omits them. */
export const NEVER_REPORTED = ['email_domain', 'error_message'] as const;

/** Where a visit comes from: one tab, however many documents it opens. */
export interface VisitSource {
  /** Random, from the browser. */
  visit: string;
  /** The path of the first page with its campaign: `/de/faq?utm_source=hn&ref=x`. */
  landing: string;
  /** The host of the page that led to this document, which can be the site's own. */
  referrer: string;
}

/**
 * The body of `POST /api/e`, as text/plain JSON of at most 16 KB: what happened in a visit since
 * the last report. The server joins all reports of a visit, so one that arrives twice changes nothing.
 */
export interface VisitReport extends VisitSource {
  /** Whether the browser remembers a sign-up. */
  member: boolean;
  /** The build. */
  release: string;
  /** In any order: one that is sent again can follow a later one. */
  events: {
    name: string;
    /**
     * When it happened, in milliseconds of the visitor's clock, which may be wrong. The same in an
     * event that is sent again.
     */
    at: number;
    /** The path it happened on: `/de/faq`. */
    page: string;
    form_location?: string | undefined;
    error_type?: string | undefined;
    receipt?: string | undefined;
  }[];
}
