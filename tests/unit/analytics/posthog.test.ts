// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/privacy?email=jane@example.com" }
import posthog from 'posthog-js/dist/module.slim.no-external';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostHogSender } from '../../../analytics/posthog.ts';
import type { CapturedEvent } from '../../../analytics/visit/capturedEvent.ts';
import type { SendEvent } from '../../../analytics/visit/queue.ts';
import { sanitizeProperties } from '../../../analytics/visit/sanitize.ts';
import { type CaptureServer, startCaptureServer } from '../../support/fixtures/captureServer.ts';

let server: CaptureServer;
let send: SendEvent;
let event: CapturedEvent;

const listeners = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
const deviceModel = vi.fn();

// posthog-js can be started once per document.
beforeAll(async () => {
  server = await startCaptureServer();
  Object.assign(navigator, { userAgentData: { getHighEntropyValues: deviceModel } });
  for (const spy of listeners) spy.mockClear();
  send = createPostHogSender({ key: 'phc_test', host: server.url }, sanitizeProperties);
});
afterAll(() => server.close());

beforeEach(() => {
  event = {
    uuid: crypto.randomUUID(),
    event: '$pageview',
    timestamp: new Date('2026-05-01T12:00:00Z'),
    properties: {
      locale: 'de',
      $current_url: 'https://iris.example/faq?q=1&utm_source=news',
      $host: 'iris.example',
      $pathname: '/faq',
      $referrer: '$direct',
      $referring_domain: '$direct',
    },
  };
});

const received = ({ uuid }: CapturedEvent) =>
  server.waitForEvent('$pageview', (captured) => captured.uuid === uuid);

// `visit/sameProperties.test.ts` proves what an event says.
describe('createPostHogSender', () => {
  it('sends only the given events and the listed properties', async () => {
    const before = server.events().length;
    const last = { ...event, uuid: crypto.randomUUID() };
    posthog.register({ $initial_person_info: { u: location.href }, plan: 'x' });
    send(event);
    posthog.capture('$pageview');
    posthog.capture('$pageleave');
    send(last);
    const { properties } = await received(last);
    expect(server.events().slice(before)).toHaveLength(2);
    expect(Object.keys(properties)).not.toContain('plan');
    expect(JSON.stringify(server.requests)).not.toContain('jane');
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
