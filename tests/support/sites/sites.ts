import path from 'node:path';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { translatedTags } from '../../../translations/files/localeFolder.ts';
import { LONGER, TEST_TAGS } from '../languages/testLanguages.ts';

/** Accents every letter of the locale file, so that a text from anywhere else is recognized. */
export const ACCENTED_TAG = 'en-XA';

/** The origin of PostHog, which Chromium resolves to the stand-in of each worker. */
export const POSTHOG_ORIGIN = 'http://posthog.test';

/** The origin of an API on another host, which Chromium resolves to `startForeignApi`. */
export const API_ORIGIN = 'http://api.test';

/** The sites that the browser tests visit, with the variables of their builds. */
export const SITES = {
  /** English, the test languages and the accented one, without a tracker. */
  plain: { SITE_LANGUAGES: [SOURCE_LOCALE, ...TEST_TAGS, ACCENTED_TAG].join() },
  /** Reports to PostHog. */
  tracked: {
    SITE_LANGUAGES: [SOURCE_LOCALE, LONGER].join(),
    VITE_POSTHOG_KEY: 'phc_test',
    VITE_POSTHOG_HOST: POSTHOG_ORIGIN,
  },
  /** Has its API on another host. */
  elsewhere: { SITE_LANGUAGES: SOURCE_LOCALE, VITE_API_BASE_URL: API_ORIGIN },
  /** The project's own languages, and the accented one, for tests of its content. */
  shipped: {
    SITE_LANGUAGES: [SOURCE_LOCALE, ...translatedTags(process.cwd()), ACCENTED_TAG].join(),
  },
};

export type SiteName = keyof typeof SITES;

/** Returns the folder of a built site. Playwright empties its own folder before every run. */
export function siteFolder(name: SiteName): string {
  return path.resolve('node_modules/.cache/sites', name);
}
