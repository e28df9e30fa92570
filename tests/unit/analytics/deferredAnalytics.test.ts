// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferAnalytics } from '../../../analytics/deferredAnalytics.ts';
import type { Visit } from '../../../analytics/visit/visit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const fakeVisit = () => ({
  capture: vi.fn<Visit['capture']>(),
  useVendor: vi.fn<Visit['useVendor']>(),
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

// `visit/countedOnce.test.ts` proves that every event is passed on once, in order, with its time and place.
describe('deferAnalytics', () => {
  it.each<[string, () => Promise<undefined>]>([
    ['there is no visit', () => Promise.resolve(undefined)],
    ['the code of the visit is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('drops events silently if %s', async (_, start) => {
    const whenIdle = vi.fn();
    const analytics = deferAnalytics(start());
    analytics.capture('$pageview', {});
    analytics.loadVendor(whenIdle);
    // Vitest fails on an unhandled rejection.
    await settled();
    expect(whenIdle).not.toHaveBeenCalled();
  });

  it('loads posthog-js once the page is idle', async () => {
    const visit = fakeVisit();
    const importVendor = vi.fn(async () => ({ createPostHogSender: () => () => {} }));
    const whenIdle = vi.fn<(task: () => void) => void>();
    deferAnalytics(Promise.resolve(visit), importVendor).loadVendor(whenIdle);
    await settled();
    expect(importVendor).not.toHaveBeenCalled();
    whenIdle.mock.calls[0]?.[0]();
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
