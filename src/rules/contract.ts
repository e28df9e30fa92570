/*
 * The contract between the forms, the waitlist service and analytics. Pure, so that the client, the
 * embedded server and the event catalog import the same names.
 */

/**
 * The endpoints of the waitlist service. The site calls only `joinWaitlist`; emails link to
 * `confirm` and `unsubscribe`; operators use `waitlistStats`, `metrics` and `health`. `contact` and
 * `contactMessages` are reserved, and respond with 404.
 */
export const ENDPOINTS = {
  joinWaitlist: '/api/join-waitlist',
  confirm: '/api/confirm',
  contact: '/api/contact',
  waitlistStats: '/api/waitlist-stats',
  metrics: '/api/metrics',
  contactMessages: '/api/contact-messages',
  unsubscribe: '/api/unsubscribe',
  health: '/api/health',
} as const;

/**
 * The phrase in an error message, in upper or lower case, which says that the address is already on
 * the list.
 */
export const ALREADY_REGISTERED = 'already registered';

/**
 * The fields of the form that a browser sends itself, without the application. `language` and
 * `from` are the page's language and path. `trap` stays empty: people do not see it, bots fill it
 * in.
 */
export const FORM_FIELDS = {
  email: 'email',
  language: 'language',
  from: 'from',
  trap: 'website',
} as const;

/** Why an address is refused before any request is made. */
export type EmailProblem = 'empty_email' | 'invalid_email';

/** Why a request to join failed. */
type SignupFailure = 'server_error' | 'api_error' | 'network_error';

/** Every way an attempt to join can fail: the `error_type`s of the tracking plan. */
export type SignupErrorType = EmailProblem | SignupFailure;

/** The form that a sign-up or an event comes from. Both are on the home page. */
export type FormLocation = 'hero' | 'closing_cta';
