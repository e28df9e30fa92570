// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { expect, it, vi } from 'vitest';
import { startPostHog } from '../../../analytics/posthog.ts';
import type { TextKey } from '../../../src/i18n/useText.ts';
import { postHogTexts } from '../../../src/sections/policies/trackerTexts.ts';
import { startCaptureServer } from '../../support/captureServer.ts';
import { IPHONE } from '../server/growth/reports.ts';

/** The properties that PostHog gets, by the text of the policy that tells of them. */
const DISCLOSED = {
  'privacy.collect.analytics': [
    ...['$current_url', '$host', '$pathname', '$referring_domain', 'landing'],
    ...['utm_source', 'utm_medium', 'utm_campaign', 'ref'],
  ],
  'privacy.collect.device': [
    ...['locale', 'member', 'release', '$browser', '$browser_version', '$browser_type'],
    ...[
      '$browser_language',
      '$browser_language_prefix',
      '$os',
      '$os_version',
      '$device_type',
      '$raw_user_agent',
    ],
    ...['$timezone', '$timezone_offset', '$viewport_width', '$viewport_height'],
  ],
  'privacy.collect.form': ['form_location', 'error_type', 'error_message', 'email_domain'],
} satisfies Partial<Record<TextKey, string[]>>;

/** What posthog-js reports about itself, its queue and the time: nothing about the visitor. */
const ABOUT_POSTHOG =
  /^(?:token|distinct_id|\$(?:device_id|is_identified|lib.*|sdk.*|insert_id|pageview_id|time|initialization_time|config_defaults|cookieless_mode|process_person_profile))$/;

it('every property that PostHog gets is assigned to a text of the policy, and no other is', async () => {
  const server = await startCaptureServer();
  const campaign = { utm_source: 'hn', utm_medium: 'social', utm_campaign: 'launch', ref: 'x' };
  const send = startPostHog(
    { key: 'phc_test', host: server.url },
    {
      ...{ ...campaign, landing: '/', $referring_domain: 'news.example' },
      ...{ locale: 'de', member: false, release: 'r1' },
    },
  );
  // A phone has more to tell, and so has a second page.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const moment = { timestamp: new Date(), url: location.href };
  for (let page = 0; page < 2; page += 1) send('$pageview', {}, moment);
  send('email_signup_success', { form_location: 'hero', email_domain: 'example.com' }, moment);
  const error = { form_location: 'hero', error_type: 'api_error', error_message: '…' };
  send('email_signup_error', error, moment);
  await server.waitForEvent('email_signup_error');
  await server.close();

  const sent = new Set(server.events().flatMap(({ properties }) => Object.keys(properties)));
  const aboutVisitor = [...sent].filter((name) => !ABOUT_POSTHOG.test(name));
  expect([...aboutVisitor, '$os_version'].sort()).toEqual(Object.values(DISCLOSED).flat().sort());
});

it('a site with PostHog shows these texts', () => {
  expect(postHogTexts().collect).toEqual(Object.keys(DISCLOSED));
});
