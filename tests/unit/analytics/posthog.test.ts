// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/privacy?email=jane@example.com", "referrer": "https://mail.example/jane@example.com" }
import posthog from 'posthog-js/dist/module.slim.no-external';
import { expect, it, vi } from 'vitest';
import { startTracker } from '../../../analytics/posthog.ts';
import { originOf } from '../../../src/rules/origin.ts';
import { startCaptureServer } from '../../support/captureServer.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** The properties that PostHog gets, by the privacy policy's text about them. */
const DISCLOSED = {
  'privacy.collect.analytics': [
    '$current_url',
    '$host',
    '$pathname',
    '$referring_domain',
    'landing',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'ref',
    'source',
    'medium',
    'campaign',
  ],
  'privacy.collect.device': [
    'locale',
    '$browser',
    '$browser_version',
    '$browser_type',
    '$browser_language',
    '$browser_language_prefix',
    '$os',
    '$os_version',
    '$device_type',
    '$raw_user_agent',
    '$timezone',
    '$timezone_offset',
    '$viewport_width',
    '$viewport_height',
  ],
  'privacy.collect.form': ['form_location', 'error_type', 'error_message', 'email_domain'],
};

/** What posthog-js reports about itself and the time: nothing about the visitor. */
const ABOUT_POSTHOG =
  /^(?:token|distinct_id|\$(?:device_id|is_identified|lib|lib_version|insert_id|pageview_id|time|config_defaults|cookieless_mode|process_person_profile))$/;

const VISIT = {
  landing: '/',
  tags: {
    utm_source: 'hn',
    utm_medium: 'social',
    utm_campaign: 'launch',
    utm_content: 'a',
    ref: 'x',
  },
  referrer: 'news.example',
};

// What events say is tested in tests/e2e/analytics/sameVisit.spec.ts. posthog-js can be started once.
it('PostHog gets our events alone, with the properties that the policy tells of, and no address', async () => {
  const server = await startCaptureServer();
  const listeners = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const deviceModel = vi.fn();
  Object.assign(navigator, { userAgentData: { getHighEntropyValues: deviceModel } });
  // A phone and a second page add properties.
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test');
  vi.stubEnv('VITE_POSTHOG_HOST', server.url);
  const send = startTracker({ locale: 'de', visit: VISIT, origin: originOf(VISIT) });
  posthog.register({ $initial_person_info: { u: location.href } });
  posthog.capture('$pageleave');
  posthog.capture('$pageview');
  const url = 'https://iris.example/jane%40example.com?ref=jane@example.com';
  const moment = { at: Date.now(), url };
  for (let page = 0; page < 2; page += 1) send('$pageview', { secret: 'x' }, moment);
  send('email_signup_success', { form_location: 'hero', email_domain: 'example.com' }, moment);
  const error_message = 'No place for jane@example.com';
  send('email_signup_error', { form_location: 'hero', error_type: 'x', error_message }, moment);
  await server.waitForEvent('email_signup_error');
  await server.close();

  const events = server.events();
  const names = ['$pageview', '$pageview', 'email_signup_success', 'email_signup_error'];
  expect(events.map(({ event }) => event)).toEqual(names);
  expect(JSON.stringify(server.requests)).not.toContain('jane');
  for (const event of events) {
    expect(Object.keys(event).sort()).toEqual(['event', 'properties', 'timestamp', 'uuid']);
    const nobody = { distinct_id: '$posthog_cookieless', $process_person_profile: false };
    expect(event.properties).toMatchObject(nobody);
  }
  const sent = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
  const aboutVisitor = [...sent].filter((name) => !ABOUT_POSTHOG.test(name));
  const disclosed = Object.values<string[]>(DISCLOSED).flat().sort();
  expect([...new Set([...aboutVisitor, '$os_version'])].sort()).toEqual(disclosed);

  const made = server.requests.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(made)).toEqual(new Set(['POST /e/']));
  const watched = new Set(listeners.flatMap((spy) => spy.mock.calls.map(([type]) => type)));
  const pageLifecycle = ['online', 'offline', 'pagehide', 'pageshow', 'beforeunload', 'storage'];
  expect(watched).toEqual(new Set(pageLifecycle));
  expect(deviceModel).not.toHaveBeenCalled();
});
