// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferAnalytics } from '../../../analytics/deferredAnalytics.ts';
import type { Visit } from '../../../analytics/visit/visit.ts';

const START = new Date('2026-05-01T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function fakeVisit() {
  const capture = vi.fn<Visit['capture']>();
  const useVendor = vi.fn<Visit['useVendor']>();
  return { capture, useVendor };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('deferAnalytics', () => {
  it('passes events on in order, with the time and place they happened at', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
    const visit = fakeVisit();
    const { promise, resolve } = withResolvers<Visit>();
    const analytics = deferAnalytics(promise);
    analytics.capture('$pageview', {});
    history.replaceState(null, '', '/faq');
    vi.setSystemTime(START.getTime() + 1000);
    analytics.capture('email_signup_already_registered', {});
    history.replaceState(null, '', '/about');
    vi.setSystemTime(START.getTime() + 9000);
    resolve(visit);
    await settled();
    expect(visit.capture.mock.calls).toEqual([
      [
        '$pageview',
        {},
        { uuid: expect.any(String), timestamp: START, url: 'https://iris.example/' },
      ],
      [
        'email_signup_already_registered',
        {},
        {
          uuid: expect.any(String),
          timestamp: new Date(START.getTime() + 1000),
          url: 'https://iris.example/faq',
        },
      ],
    ]);
    const [first, second] = visit.capture.mock.calls.map(([, , { uuid }]) => uuid);
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(first).not.toBe(second);
  });

  it.each<[string, () => Promise<undefined>]>([
    ['there is no visit', async () => undefined],
    [
      'the code of the visit is blocked',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('drops events silently if %s', async (_, start) => {
    const whenIdle = vi.fn();
    const analytics = deferAnalytics(start());
    analytics.capture('$pageview', {});
    analytics.loadVendor(whenIdle);
    // Vitest fails on an unhandled rejection.
    await settled();
    expect(whenIdle).not.toHaveBeenCalled();
  });

  it('keeps the earliest 30 events, and has room again when the visit has started', async () => {
    const visit = fakeVisit();
    const { promise, resolve } = withResolvers<Visit>();
    const analytics = deferAnalytics(promise);
    for (let event = 0; event < 40; event++) analytics.capture('$pageview', {});
    resolve(visit);
    await settled();
    expect(visit.capture).toHaveBeenCalledTimes(30);
    analytics.capture('$pageview', {});
    await settled();
    expect(visit.capture).toHaveBeenCalledTimes(31);
  });

  it('loads posthog-js once the page is idle', async () => {
    const visit = fakeVisit();
    const importVendor = vi.fn(async () => ({ createPostHogSender: () => () => {} }));
    const analytics = deferAnalytics(Promise.resolve(visit), importVendor);
    let idle = () => {};
    analytics.loadVendor((task) => {
      idle = task;
    });
    await settled();
    expect(importVendor).not.toHaveBeenCalled();
    idle();
    expect(importVendor).toHaveBeenCalledTimes(1);
    expect(visit.useVendor).toHaveBeenCalledWith(importVendor.mock.results[0]?.value);
  });

  it('never throws, even where the browser lacks an API or the visit fails', async () => {
    const visit = fakeVisit();
    visit.capture.mockImplementation(() => {
      throw new Error('unexpected');
    });
    const analytics = deferAnalytics(Promise.resolve(visit));
    expect(() => analytics.capture('$pageview', {})).not.toThrow();
    await settled();
    vi.stubGlobal('crypto', undefined);
    expect(() => analytics.capture('$pageview', {})).not.toThrow();
  });
});

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
