// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, expect, it } from 'vitest';
import type { AnalyticsEventName, AnalyticsEvents } from '../../../analytics/plan.ts';
import { startVisit } from '../../../analytics/visit/visit.ts';
import type { TextKey } from '../../../src/i18n/useText.ts';
import { openPage, type TestPage } from './page.ts';

/** The properties that are sent, by the text of the privacy policy that names them. */
const DISCLOSED = {
  'privacy.collect.analytics': [
    ...['$current_url', '$host', '$pathname', '$referrer', '$referring_domain'],
    ...['utm_source', 'ref'],
  ],
  'privacy.collect.device': [
    ...['locale', '$browser', '$browser_version', '$browser_type', '$browser_language'],
    ...['$os', '$os_version', '$device_type', '$timezone', '$timezone_offset'],
    ...['$viewport_width', '$viewport_height'],
  ],
  'privacy.collect.form': ['form_location', 'error_type', 'error_message', 'email_domain'],
  'privacy.thirdParties.visitors': ['$raw_user_agent'],
} satisfies Partial<Record<TextKey, string[]>>;

/** Properties that tell nothing about the visitor. */
const CONSTANT = ['token', 'distinct_id', '$lib', '$cookieless_mode', '$process_person_profile'];

const EVENTS: Partial<AnalyticsEvents> = {
  $pageview: {},
  email_signup_error: { error_type: 'api_error', error_message: '…', form_location: 'hero' },
  email_signup_already_registered: {},
  email_signup_success: { email_domain: 'example.com', form_location: 'hero' },
};

let page: TestPage;
afterEach(() => page.close());

// posthog-js sends the same (`visit/sameProperties.test.ts`).
it('every property that is sent is assigned to a text of the privacy policy, and no other is', () => {
  page = openPage('/', {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    vendor: 'Google Inc.',
  });
  const moment = {
    uuid: 'u1',
    timestamp: new Date('2026-05-01T12:00:00Z'),
    url: 'https://iris.example/?utm_source=news&ref=ada',
  };
  const visit = startVisit(
    { key: 'phc_test', host: 'https://eu.example' },
    { ...moment, isCounted: true },
  );
  for (const [name, properties] of Object.entries(EVENTS)) {
    visit.capture(name as AnalyticsEventName, properties, moment);
  }
  page.leave();

  const sent = page.beaconed().flatMap(({ properties }) => Object.keys(properties));
  expect(new Set(sent)).toEqual(new Set([...Object.values(DISCLOSED).flat(), ...CONSTANT]));
});
