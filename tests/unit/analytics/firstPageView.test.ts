// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/", "referrer": "https://search.example/?q=iris" }
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepFirstPageView } from '../../../analytics/firstPageView.ts';
import { addresses, decoded, spellings } from './addresses.ts';
import { openPage, type TestPage } from './page.ts';

const START = new Date('2026-05-01T12:00:00Z');
const PROJECT = { key: 'phc_test', host: 'https://eu.example' };
let page: TestPage;

afterEach(() => {
  page.close();
  vi.useRealTimers();
});

// `visit/countedOnce.test.ts` proves that it is sent once, and again where a beacon was not taken.
describe('keepFirstPageView', () => {
  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('does nothing with %s', (_, signals) => {
    page = openPage('/', signals);
    expect(keepFirstPageView(PROJECT)).toBeUndefined();
    page.leave();
    expect(page.beacons).toEqual([]);
  });

  it('sends the bare facts as they were at the beginning, in PostHog’s format', () => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
    page = openPage('/faq?utm_source=news&q=1&ref=hn#top');
    const kept = keepFirstPageView(PROJECT);
    history.replaceState(null, '', '/elsewhere');
    vi.setSystemTime(START.getTime() + 5000);
    expect(page.beacons).toEqual([]);
    page.leave();
    expect(page.beacons).toEqual([
      {
        url: 'https://eu.example/e/',
        body: {
          api_key: 'phc_test',
          batch: [
            {
              uuid: kept?.uuid,
              event: '$pageview',
              timestamp: START.toISOString(),
              properties: {
                token: 'phc_test',
                distinct_id: '$posthog_cookieless',
                $cookieless_mode: true,
                $process_person_profile: false,
                $raw_user_agent: 'Browser',
                $timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                $host: 'iris.example',
                $pathname: '/faq',
                $current_url: 'https://iris.example/faq',
                locale: 'de',
              },
            },
          ],
          sent_at: '2026-05-01T12:00:05.000Z',
        },
      },
    ]);
    expect(kept?.uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('works in a browser without sendBeacon or randomUUID', () => {
    page = openPage('/', { sendBeacon: undefined });
    vi.stubGlobal('crypto', {});
    const errors = vi.fn();
    window.addEventListener('error', errors);
    expect(keepFirstPageView(PROJECT)?.isCounted).toBe(false);
    page.leave();
    expect(errors).not.toHaveBeenCalled();
  });

  it('never sends an address, wherever and however it is written', () => {
    fc.assert(
      fc.property(addresses, hidingPlaces, spellings, (email, hide, spell) => {
        page = openPage(hide(spell(email).toWellFormed()));
        vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href);
        keepFirstPageView(PROJECT);
        page.leave();
        page.close();
        const [sent] = page.beacons;
        expect(sent).toBeDefined();
        expect(decoded(JSON.stringify(sent))).not.toMatch(/[^\s"]@[^\s"]/);
      }),
    );
  });
});

const hidingPlaces = fc.constantFrom<(email: string) => string>(
  (email) => `/u/${email}`,
  (email) => `/u/${email}/${email}/x`,
  (email) => `/?email=${email}`,
  (email) => `/?utm_source=${email}&ref=${email}`,
  (email) => `/?utm_${email}=${email}&ref=x${email}`,
  (email) => `/?ref=x&${email}=utm_source=${email}`,
  (email) => `/faq#${email}`,
);
