// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, expect, it } from 'vitest';
import type { AnalyticsEventName, AnalyticsEvents } from '../../../analytics/events.ts';
import { startVisit } from '../../../analytics/visit/visit.ts';
import type { TextKey } from '../../../src/i18n/useText.ts';
import { openPage, type TestPage } from './page.ts';

/** Where the privacy policy names each property that is sent; undefined if it tells nothing. */
const DISCLOSED: Record<string, TextKey | undefined> = {
  $current_url: 'privacy.collect.analytics',
  $host: 'privacy.collect.analytics',
  $pathname: 'privacy.collect.analytics',
  $referrer: 'privacy.collect.analytics',
  $referring_domain: 'privacy.collect.analytics',
  utm_source: 'privacy.collect.analytics',
  ref: 'privacy.collect.analytics',
  locale: 'privacy.collect.device',
  $browser: 'privacy.collect.device',
  $browser_version: 'privacy.collect.device',
  $browser_type: 'privacy.collect.device',
  $browser_language: 'privacy.collect.device',
  $os: 'privacy.collect.device',
  $os_version: 'privacy.collect.device',
  $device_type: 'privacy.collect.device',
  $timezone: 'privacy.collect.device',
  $timezone_offset: 'privacy.collect.device',
  $viewport_width: 'privacy.collect.device',
  $viewport_height: 'privacy.collect.device',
  form_location: 'privacy.collect.form',
  error_type: 'privacy.collect.form',
  error_message: 'privacy.collect.form',
  email_domain: 'privacy.collect.form',
  $raw_user_agent: 'privacy.thirdParties.visitors',
  token: undefined,
  distinct_id: undefined,
  $cookieless_mode: undefined,
  $process_person_profile: undefined,
  $lib: undefined,
};

const EVENTS: AnalyticsEvents = {
  $pageview: {},
  email_signup_error: { error_type: 'api_error', error_message: '…', form_location: 'hero' },
  email_signup_already_registered: {},
  email_signup_success: { email_domain: 'example.com', form_location: 'hero' },
};

let page: TestPage;
afterEach(() => page.close());

// posthog-js sends the same (`visit/sameProperties.test.ts`).
it('the privacy policy names everything that is sent, and nothing else', () => {
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
  expect(new Set(sent)).toEqual(new Set(Object.keys(DISCLOSED)));
});
