// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/", "referrer": "https://search.example/?q=iris" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstPageView } from '../../../../analytics/firstPageView.ts';
import type { CapturedEvent, Moment } from '../../../../analytics/visit/capturedEvent.ts';
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

/** Returns a stand-in for posthog-js, and the events that it has been given. */
function fakeVendor() {
  const sent: CapturedEvent[] = [];
  return { sent, createPostHogSender: () => (event: CapturedEvent) => void sent.push(event) };
}

describe('startVisit', () => {
  it('counts a visitor who only reads once, when the page is left', () => {
    startVisit(PROJECT, pageView);
    expect(page.beacons).toEqual([]);
    page.hide();
    page.show();
    page.leave();
    page.restore();
    page.leave();
    expect(page.beacons).toMatchObject([
      {
        url: 'https://eu.example/e/',
        body: {
          api_key: 'phc_test',
          batch: [
            {
              uuid: 'u1',
              event: '$pageview',
              timestamp: START.toISOString(),
              properties: {
                token: 'phc_test',
                locale: 'de',
                utm_source: 'news',
                $current_url: 'https://iris.example/faq?utm_source=news',
                $pathname: '/faq',
                $host: 'iris.example',
                $referrer: 'https://search.example/',
                $referring_domain: 'search.example',
              },
            },
          ],
        },
      },
    ]);
  });

  it('does not send a page view that the boot script has sent', () => {
    startVisit(PROJECT, { ...pageView, isCounted: true });
    page.leave();
    expect(page.beacons).toEqual([]);
  });

  it('takes the page view over from the boot script', () => {
    startVisit(PROJECT, pageView);
    expect(pageView.isCounted).toBe(true);
  });

  it('gives later events their own page and time, and the arrival of the visit', () => {
    const visit = startVisit(PROJECT, { ...pageView, isCounted: true });
    visit.capture(
      'email_signup_success',
      { email_domain: 'a.example', form_location: 'hero' },
      SUBMIT,
    );
    page.leave();
    expect(page.beaconed()).toMatchObject([
      {
        uuid: 'u2',
        timestamp: LATER.toISOString(),
        properties: {
          $current_url: 'https://iris.example/about',
          $pathname: '/about',
          email_domain: 'a.example',
          utm_source: 'news',
          $referring_domain: 'search.example',
          locale: 'de',
        },
      },
    ]);
  });

  it('masks addresses in a beacon', () => {
    const visit = startVisit(PROJECT, {
      ...pageView,
      url: 'https://iris.example/u/jane@example.com',
    });
    const failure = { error_type: 'server_error', form_location: 'hero' } as const;
    visit.capture(
      'email_signup_error',
      { ...failure, error_message: 'No jane@example.com' },
      SUBMIT,
    );
    page.leave();
    expect(page.beaconed()).toMatchObject([
      { properties: { $pathname: '/u/[email]' } },
      { properties: { error_message: 'No [email]' } },
    ]);
    expect(JSON.stringify(page.beacons)).not.toContain('jane');
  });

  it('passes waiting events to posthog-js in order, with a sanitizer, and later ones at once', async () => {
    const vendor = fakeVendor();
    const create = vi.spyOn(vendor, 'createPostHogSender');
    const visit = startVisit(PROJECT, pageView);
    visit.useVendor(Promise.resolve(vendor));
    visit.capture('email_signup_already_registered', {}, SUBMIT);
    await vi.waitFor(() => expect(vendor.sent).toHaveLength(2));
    visit.capture('email_signup_already_registered', {}, { ...SUBMIT, uuid: 'u3' });
    expect(vendor.sent.map(({ uuid }) => uuid)).toEqual(['u1', 'u2', 'u3']);
    page.leave();
    expect(page.beacons).toEqual([]);
    const [project, sanitize] = create.mock.calls[0] as unknown as Parameters<
      typeof import('../../../../analytics/posthog.ts').createPostHogSender
    >;
    expect(project).toBe(PROJECT);
    expect(sanitize({ text: 'jane@example.com' })).toEqual({ text: '[email]' });
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

  it('keeps events that the browser does not take, for posthog-js', async () => {
    page.takesBeacons = false;
    const vendor = fakeVendor();
    const visit = startVisit(PROJECT, pageView);
    page.hide();
    visit.useVendor(Promise.resolve(vendor));
    await vi.waitFor(() => expect(vendor.sent).toHaveLength(1));
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
