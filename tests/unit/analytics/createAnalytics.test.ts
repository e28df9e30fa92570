// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/?utm_source=news&q=1", "referrer": "https://search.example/?q=iris" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CapturedEvent } from '../../../analytics/capturedEvent.ts';
import { createAnalytics } from '../../../analytics/createAnalytics.ts';
import { noAnalytics } from '../../../analytics/port.ts';

const START = new Date('2026-05-01T12:00:00Z');
const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('navigator', { userAgent: 'Browser', language: 'de', sendBeacon: beacon });
  history.replaceState(null, '', '/?utm_source=news&q=1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  beacon.mockClear();
});

/** Creates analytics with a fake posthog-js; the test decides when the page is idle. */
function setUp({ blocked = false } = {}) {
  const sent: CapturedEvent[] = [];
  const loadVendor = vi.fn(async () => {
    if (blocked) throw new TypeError('Failed to fetch dynamically imported module');
    return { createPostHogSender: () => (event: CapturedEvent) => void sent.push(event) };
  });
  let load = () => {};
  const analytics = createAnalytics({
    key: 'phc_test',
    host: 'https://eu.example/',
    locale: 'de',
    loadVendor,
    whenIdle: (task) => {
      load = task;
    },
  });
  const pageBecomesIdle = async () => {
    load();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { analytics, sent, loadVendor, pageBecomesIdle };
}

function leave() {
  dispatchEvent(new Event('pagehide'));
}

function hide(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

function beaconed(): { event: string; uuid: string; properties: Record<string, unknown> }[] {
  return beacon.mock.calls.flatMap(([, body]) => JSON.parse(body).batch);
}

describe('createAnalytics', () => {
  it.each([
    ['no key', { key: '' }, {}],
    ['Do Not Track', {}, { doNotTrack: '1' }],
    ['Global Privacy Control', {}, { globalPrivacyControl: true }],
  ])('does nothing with %s', (_, options, signals) => {
    vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon, ...signals });
    const whenIdle = vi.fn();
    const analytics = createAnalytics({
      key: 'phc_test',
      host: 'https://eu.example',
      locale: 'en',
      whenIdle,
      ...options,
    });
    expect(analytics).toBe(noAnalytics);
    expect(whenIdle).not.toHaveBeenCalled();
  });

  it('does nothing with the Do Not Track of an old browser', () => {
    vi.stubGlobal('doNotTrack', '1');
    expect(setUp().analytics).toBe(noAnalytics);
  });

  it('loads posthog-js when the page is idle and sends it the queued events', async () => {
    const { analytics, sent, loadVendor, pageBecomesIdle } = setUp();
    analytics.capture('$pageview', {});
    expect(loadVendor).not.toHaveBeenCalled();

    vi.setSystemTime(START.getTime() + 5000);
    history.replaceState(null, '', '/privacy');
    await pageBecomesIdle();
    analytics.capture('email_signup_already_registered', {});

    expect(sent).toMatchObject([
      {
        event: '$pageview',
        timestamp: START,
        properties: { $current_url: 'https://iris.example/?utm_source=news&q=1', $pathname: '/' },
      },
      { event: 'email_signup_already_registered', properties: { $pathname: '/privacy' } },
    ]);
    expect(sent[0]?.uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(sent[0]?.uuid).not.toBe(sent[1]?.uuid);
  });

  it('adds the locale and how the visitor arrived to every event', async () => {
    const { analytics, sent, pageBecomesIdle } = setUp();
    history.replaceState(null, '', '/faq');
    await pageBecomesIdle();
    analytics.capture('$pageview', {});
    expect(sent[0]?.properties).toEqual({
      locale: 'de',
      utm_source: 'news',
      $referrer: 'https://search.example/?q=iris',
      $referring_domain: 'search.example',
      $current_url: 'https://iris.example/faq',
      $host: 'iris.example',
      $pathname: '/faq',
    });
  });

  it('sends queued events by beacon when the page is left before posthog-js has loaded', () => {
    const { analytics } = setUp();
    analytics.capture('$pageview', {});
    analytics.capture('email_signup_error', {
      error_type: 'server_error',
      error_message: 'No jane@example.com',
      form_location: 'hero',
    });
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0]?.[0]).toBe('https://eu.example/e/');
    expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
      api_key: 'phc_test',
      sent_at: START.toISOString(),
      batch: [
        {
          event: '$pageview',
          timestamp: START.toISOString(),
          properties: {
            locale: 'de',
            $current_url: 'https://iris.example/?utm_source=news',
            $referrer: 'https://search.example/',
          },
        },
        { event: 'email_signup_error', properties: { error_message: 'No [email]' } },
      ],
    });
  });

  it('sends queued events by beacon when the page becomes hidden', () => {
    const { analytics } = setUp();
    analytics.capture('$pageview', {});
    hide('visible');
    expect(beacon).not.toHaveBeenCalled();
    hide('hidden');
    expect(beaconed()).toMatchObject([{ event: '$pageview' }]);
  });

  it('sends nothing twice when the page becomes visible again', async () => {
    const { analytics, sent, pageBecomesIdle } = setUp();
    analytics.capture('$pageview', {});
    hide('hidden');
    leave();
    analytics.capture('email_signup_already_registered', {});
    await pageBecomesIdle();
    leave();
    expect(beaconed()).toMatchObject([{ event: '$pageview' }]);
    expect(sent).toMatchObject([{ event: 'email_signup_already_registered' }]);
  });

  it('stays silent when posthog-js is blocked', async () => {
    const { analytics, pageBecomesIdle } = setUp({ blocked: true });
    analytics.capture('$pageview', {});
    await pageBecomesIdle();
    analytics.capture('$pageview', {});
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('never throws, even where the browser lacks an API', () => {
    vi.stubGlobal('crypto', undefined);
    const { analytics } = setUp();
    expect(() => analytics.capture('$pageview', {})).not.toThrow();
  });

  it('causes no error on leaving a browser without sendBeacon', () => {
    vi.stubGlobal('navigator', { userAgent: 'Browser' });
    setUp().analytics.capture('$pageview', {});
    const errors = vi.fn();
    addEventListener('error', errors, { once: true });
    leave();
    expect(errors).not.toHaveBeenCalled();
  });
});
