/*
 * The build's configuration. `prerender/siteEnvironment.ts` validates the variables and sets their
 * defaults once, when the build starts.
 */

/** The variables that a site is built with; README.md describes them. */
export interface SiteEnvironment {
  VITE_SITE_URL: string;
  VITE_API_BASE_URL: string;
  VITE_POSTHOG_KEY: string;
  VITE_POSTHOG_HOST: string;
  VITE_SUPPORT_EMAIL: string;
  VITE_SOCIAL_URL: string;
}

/** Canonical origin, without a trailing slash. */
export const SITE_URL = import.meta.env.VITE_SITE_URL;

/** Base URL of the waitlist API, without a trailing slash; empty for the site's own origin. */
export const API_BASE_URL = import.meta.env.VITE_API_BASE_URL;

/** Whether this build has an analytics tracker. */
export const HAS_TRACKER = import.meta.env.VITE_POSTHOG_KEY !== '';

export const SUPPORT_EMAIL = import.meta.env.VITE_SUPPORT_EMAIL;

/** Returns a link that starts an email to the support address with this subject. */
export function supportMailto(subject: string): string {
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(plainSubject(subject))}`;
}

/** Removes directional isolates, which some mail programs show in a subject. */
export function plainSubject(subject: string): string {
  return subject.replace(/[\u2068\u2069]/g, '');
}

export const SOCIAL_URL = import.meta.env.VITE_SOCIAL_URL;
