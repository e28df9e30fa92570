import type { SignupErrorType } from '../src/waitlist/contract.ts';

/** The waitlist form on the home page that an event comes from. */
export type FormLocation = 'hero' | 'closing_cta';

/**
 * Every event the site sends, with its own properties. The tracking plan (analytics/README.md) says
 * when each one fires.
 */
export interface AnalyticsEvents {
  $pageview: Record<never, never>;
  email_signup_error: {
    error_type: SignupErrorType;
    /** The message the visitor saw; email addresses in it are masked before sending. */
    error_message: string;
    form_location: FormLocation;
  };
  email_signup_already_registered: Record<never, never>;
  email_signup_success: {
    /** The part after the `@`, in lower case. Never the address. */
    email_domain: string;
    form_location: FormLocation;
  };
}

export type AnalyticsEventName = keyof AnalyticsEvents;
