/** Which of the two waitlist forms on the home page an event comes from. */
export type FormLocation = 'hero' | 'closing_cta';

/** What kind of failure a visitor met (spec section 7). */
export type SignupErrorType =
  | 'empty_email'
  | 'invalid_email'
  | 'server_error'
  | 'api_error'
  | 'network_error';

/**
 * Every event the site sends, with exactly the properties it carries of its own (spec section 7).
 * README.md, the tracking plan, tells when each one fires.
 */
export interface AnalyticsEvents {
  $pageview: Record<never, never>;
  email_signup_error: {
    error_type: SignupErrorType;
    /** What the visitor was shown; addresses in it are masked before it leaves. */
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
