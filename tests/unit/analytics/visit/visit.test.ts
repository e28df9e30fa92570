// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/", "referrer": "https://search.example/?q=iris" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstPageView } from '../../../../analytics/firstPageView.ts';
import type { Moment } from '../../../../analytics/visit/capturedEvent.ts';
import { startVisit } from '../../../../analytics/visit/visit.ts';
import { openPage, type TestPage } from '../page.ts';

const PROJECT = { key: 'phc_test', host: 'https://eu.example' };
const START = new Date('2026-05-01T12:00:00Z');
const LATER = new Date('2026-05-01T12:00:07Z');
const SUBMIT: Moment = { uuid: 'u2', timestamp: LATER, url: 'https://iris.example/about?q=1' };

let page: TestPage;
let pageView: FirstPageView;

beforeEach(() => {
  page = openPage('/elsewhere');
  const url = 'https://iris.example/faq?utm_source=news&q=1';
  pageView = { uuid: 'u1', timestamp: START, url, isCounted: false };
});
afterEach(() => page.close());

// `countedOnce.test.ts` proves that the boot script, beacons and posthog-js send each event once.
describe('startVisit', () => {
  it('tells of each event where and when it was, and of all how the visit began', () => {
    const visit = startVisit(PROJECT, pageView);
    visit.capture(
      'email_signup_success',
      { email_domain: 'a.example', form_location: 'hero' },
      SUBMIT,
    );
    page.leave();
    const arrival = {
      locale: 'de',
      utm_source: 'news',
      $host: 'iris.example',
      $referrer: 'https://search.example/',
      $referring_domain: 'search.example',
    };
    expect(page.beaconed()).toMatchObject([
      {
        uuid: 'u1',
        timestamp: START.toISOString(),
        properties: { ...arrival, $current_url: 'https://iris.example/faq?utm_source=news' },
      },
      {
        uuid: 'u2',
        timestamp: LATER.toISOString(),
        properties: { ...arrival, $current_url: 'https://iris.example/about' },
      },
    ]);
  });

  it('keeps the earliest events at its limit, so that they fit into one beacon', () => {
    const visit = startVisit(PROJECT, pageView);
    const message = 'No place left. '.repeat(40);
    const failure = { error_type: 'server_error', form_location: 'hero' } as const;
    for (let index = 0; index < 40; index += 1) {
      visit.capture('email_signup_error', { ...failure, error_message: message }, SUBMIT);
    }
    page.leave();
    expect(page.beaconed()).toHaveLength(30);
    expect(page.beaconed()[0]?.uuid).toBe('u1');
    expect(JSON.stringify(page.beacons).length).toBeLessThan(64 * 1024);
  });

  it('stays silent when posthog-js is blocked', async () => {
    const visit = startVisit(PROJECT, pageView);
    const blocked = Promise.reject(new TypeError('Failed to fetch'));
    visit.useVendor(blocked);
    await blocked.catch(() => {});
    await Promise.resolve();
    visit.capture('email_signup_already_registered', {}, SUBMIT);
    page.leave();
    expect(page.beacons).toEqual([]);
  });

  it('causes no error on leaving a browser without sendBeacon', () => {
    vi.stubGlobal('navigator', { ...navigator, sendBeacon: undefined });
    startVisit(PROJECT, pageView);
    const errors = vi.fn();
    window.addEventListener('error', errors);
    page.leave();
    expect(errors).not.toHaveBeenCalled();
  });
});
