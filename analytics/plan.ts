import { FORM_LOCATIONS, type SignupErrorType } from '../src/rules/contract.ts';

/*
 * The tracking plan. The types below come from it, the server checks reports against it, and a test
 * compares the tables in README.md with it, which say when each event fires.
 */

/** Values of `error_type`. */
export const ERROR_TYPES = [
  'empty_email',
  'invalid_email',
  'server_error',
  'api_error',
  'network_error',
] as const satisfies SignupErrorType[];

const FORM = { form_location: FORM_LOCATIONS };
/** Marks a property that may hold a visitor's words or address: own counting never reports it. */
const UNREPORTED = null;

/** Every event, with its measure (an error names its own) and the values of its properties. */
export const PLAN = {
  $pageview: { counts: 'seen', properties: {} },
  waitlist_form_viewed: { counts: 'viewed', properties: FORM },
  waitlist_form_started: { counts: 'started', properties: FORM },
  waitlist_form_submitted: { counts: 'submitted', properties: FORM },
  email_signup_success: {
    counts: 'joined',
    properties: { ...FORM, email_domain: UNREPORTED, receipt: /^[\w-]{0,32}$/ },
  },
  email_signup_already_registered: { counts: 'already_registered', properties: {} },
  email_signup_error: {
    counts: undefined,
    properties: { ...FORM, error_type: ERROR_TYPES, error_message: UNREPORTED },
  },
  page_error: { counts: 'page_error', properties: {} },
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

/**
 * Splits a visit's landing page (`VisitSource.landing`) into its path and its campaign, which begins with
 * `&` where it was not first in the query. A path may have an ampersand of its own.
 */
export function splitLanding(landing: string): { path: string; campaign: URLSearchParams } {
  const [, path = '', campaign] = /^(.*?)([?&](?:utm_|ref=).*)?$/.exec(landing) ?? [];
  return { path, campaign: new URLSearchParams(campaign) };
}
