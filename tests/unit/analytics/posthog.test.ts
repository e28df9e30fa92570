// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/privacy?email=jane@example.com", "referrer": "https://mail.example/jane@example.com" }
import posthog from 'posthog-js/dist/module.slim.no-external';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SendEvent, startPostHog } from '../../../analytics/posthog.ts';
import { type CaptureServer, startCaptureServer } from '../../support/captureServer.ts';

const TIME = new Date('2026-05-01T12:00:00Z');
const at = (url: string) => ({ timestamp: TIME, url: `https://iris.example${url}` });

let server: CaptureServer;
let send: SendEvent;

const listeners = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
const deviceModel = vi.fn();

// posthog-js can be started once per document.
beforeAll(async () => {
  server = await startCaptureServer();
  Object.assign(navigator, { userAgentData: { getHighEntropyValues: deviceModel } });
  for (const spy of listeners) spy.mockClear();
  send = startPostHog({ key: 'phc_test', host: server.url }, { locale: 'de', utm_source: 'news' });
});
afterAll(() => server.close());

// What events say is tested in tests/e2e/analytics/postHog.spec.ts and posthogPolicy.test.ts.
describe('startPostHog', () => {
  it('sends nothing else, no address, and no person', async () => {
    posthog.register({ $initial_person_info: { u: location.href } });
    posthog.capture('$pageleave');
    posthog.capture('$pageview');
    const error_message = 'No place for jane@example.com';
    send(
      'email_signup_error',
      { error_message, error_type: 'server_error', form_location: 'hero' },
      at('/jane%40example.com?ref=jane@example.com'),
    );
    await server.waitForEvent('email_signup_error');
    const events = server.events();
    expect(events.map(({ event }) => event)).toEqual(['email_signup_error']);
    expect(JSON.stringify(server.requests)).not.toContain('jane');
    for (const event of events) {
      expect(Object.keys(event).sort()).toEqual(['event', 'properties', 'timestamp', 'uuid']);
      expect(event.properties).toMatchObject({
        distinct_id: '$posthog_cookieless',
        $process_person_profile: false,
      });
    }
  });

  it('makes no requests other than those with events', () => {
    const made = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(made)).toEqual(new Set(['POST /e/']));
  });

  it('does not observe the visitor', () => {
    const watched = new Set(listeners.flatMap((spy) => spy.mock.calls.map(([type]) => type)));
    const pageLifecycle = ['online', 'offline', 'pagehide', 'pageshow', 'beforeunload', 'storage'];
    expect(watched).toEqual(new Set(pageLifecycle));
    expect(deviceModel).not.toHaveBeenCalled();
  });
});
