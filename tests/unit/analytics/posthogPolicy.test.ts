import { expect, it } from 'vitest';
import type { TextKey } from '../../../src/i18n/useText.ts';
import { POSTHOG_TEXTS } from '../../../src/sections/policies/trackerTexts.ts';

/** The properties that PostHog gets, by the text of the policy that tells of them. */
const DISCLOSED = {
  'privacy.collect.analytics': [
    ...['$current_url', '$host', '$pathname', '$referrer', '$referring_domain', 'landing'],
    ...['utm_source', 'utm_medium', 'utm_campaign', 'ref'],
  ],
  'privacy.collect.device': [
    ...['locale', 'member', 'release', '$browser', '$browser_version', '$browser_type'],
    ...['$browser_language', '$os', '$os_version', '$device_type', '$raw_user_agent'],
    ...['$timezone', '$timezone_offset', '$viewport_width', '$viewport_height'],
  ],
  'privacy.collect.form': ['form_location', 'error_type', 'error_message', 'email_domain'],
} satisfies Partial<Record<TextKey, string[]>>;

/** The properties that are sent. */
const SENT = [
  ...['$current_url', '$host', '$pathname', '$referrer', '$referring_domain'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'ref', 'landing', 'locale', 'member', 'release'],
  ...['$browser', '$browser_version', '$browser_type', '$browser_language', '$os', '$os_version'],
  ...['$device_type', '$timezone', '$timezone_offset', '$viewport_width', '$viewport_height'],
  ...['$raw_user_agent', 'form_location', 'error_type', 'error_message', 'email_domain'],
];

it('every property that PostHog gets is assigned to a text of the policy, and no other is', () => {
  expect(Object.values(DISCLOSED).flat().sort()).toEqual(SENT.sort());
});

it('a site with PostHog shows these texts', () => {
  expect(POSTHOG_TEXTS.collect).toEqual(Object.keys(DISCLOSED));
});
