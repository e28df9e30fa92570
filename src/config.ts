/*
 * The build's configuration. Its values are validated and given their defaults once, when the build
 * starts (`tools/siteEnvironment.ts`); here they are constants, each on its own so that the bundler can
 * drop code for what is not configured.
 */

/** Canonical origin, without a trailing slash. */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL;

/** Base of the waitlist API, without a trailing slash; empty for this site's own origin. */
export const API_BASE_URL: string = import.meta.env.VITE_API_BASE_URL;

/** PostHog project key; empty means that no tracker exists. */
export const POSTHOG_KEY = import.meta.env.VITE_POSTHOG_KEY;

export const POSTHOG_HOST: string = import.meta.env.VITE_POSTHOG_HOST;

export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL;

export const SOCIAL_URL: string = import.meta.env.VITE_SOCIAL_URL;
