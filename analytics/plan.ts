import type { FormLocation, SignupErrorType } from '../src/rules/contract.ts';

/** The types of the events' own properties. */
interface PropertyTypes {
  form_location: FormLocation;
  error_type: SignupErrorType;
  /** The message that the visitor read. */
  error_message: string;
  /** The domain of the address. */
  email_domain: string;
}

/**
 * The tracking plan: every event of the site, with its own properties. README.md says when each of
 * them fires, and a test compares its table with this one.
 */
export const PLAN = {
  $pageview: [],
  waitlist_form_viewed: ['form_location'],
  waitlist_form_started: ['form_location'],
  waitlist_form_submitted: ['form_location'],
  email_signup_success: ['form_location', 'email_domain'],
  email_signup_already_registered: [],
  email_signup_error: ['form_location', 'error_type', 'error_message'],
  page_error: [],
} as const satisfies Record<string, readonly (keyof PropertyTypes)[]>;

export type AnalyticsEventName = keyof typeof PLAN;

/** The properties of each event. */
export type AnalyticsEvents = {
  [Name in AnalyticsEventName]: Pick<PropertyTypes, (typeof PLAN)[Name][number]>;
};
