/*
 * The tracking plan: every event, when it fires, and its properties. The types of the port, the
 * server's check and the tables in the docs come from it.
 */

const FORM_LOCATION = ['hero', 'closing_cta'] as const;

const ERROR_TYPE = [
  'empty_email',
  'invalid_email',
  'server_error',
  'api_error',
  'network_error',
] as const;

/** Marks a property that can be any text. */
const TEXT = null;

/** A property's values, or `null` for any text. */
export const PLAN = {
  $pageview: {
    fires: 'when a page is shown: the first, one that a link leads to, and one that Back restores',
    properties: {},
  },
  waitlist_form_viewed: {
    fires: 'once a page, when half of a form is on the screen',
    properties: { form_location: FORM_LOCATION },
  },
  waitlist_form_started: {
    fires: 'once a page, at the first input in a form',
    properties: { form_location: FORM_LOCATION },
  },
  waitlist_form_submitted: {
    fires: 'when a valid address is sent',
    properties: { form_location: FORM_LOCATION },
  },
  email_signup_success: {
    fires: 'once for every sign-up that the API has accepted',
    properties: { form_location: FORM_LOCATION, email_domain: TEXT },
  },
  email_signup_already_registered: {
    fires: 'when the blue card is shown',
    properties: {},
  },
  email_signup_error: {
    fires: 'on every attempt that ends in a red message',
    properties: { form_location: FORM_LOCATION, error_type: ERROR_TYPE, error_message: TEXT },
  },
} as const;

/** What a visitor's own words or address could be in: the site's own counting leaves it out. */
export const NEVER_REPORTED = ['email_domain', 'error_message'] as const;

/**
 * The body of `POST /api/e`, as text/plain JSON of at most 16 KB: what happened in a visit since
 * the last report. The server joins all reports of a visit, so one that arrives twice changes nothing.
 */
export interface VisitReport {
  /** Random, from the browser: one arrival in one tab. */
  visit: string;
  /** The path that the visit began at: `/de/faq`. */
  landing: string;
  /** `utm_source`, `utm_medium`, `utm_campaign` and `ref` of the landing address. */
  campaign: Record<string, string>;
  /** The host that led here; empty without one, and for the site itself. */
  referrer: string;
  /** Of the first page: `de`. */
  locale: string;
  /** Whether the browser remembers a sign-up. */
  member: boolean;
  /** The build. */
  release: string;
  events: ReportedEvent[];
}

interface ReportedEvent {
  /** The same whenever the event is sent again. */
  id: string;
  name: string;
  /** Milliseconds before the report was sent. */
  ago: number;
  /** The path it happened on: `/de/faq`. */
  page: string;
  form_location?: string;
  error_type?: string;
}
