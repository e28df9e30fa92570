// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/?utm_source=news" }
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepFirstPageView } from '../../../../analytics/firstPageView.ts';
import { browserProperties } from '../../../../analytics/visit/browserProperties.ts';
import type { CapturedEvent } from '../../../../analytics/visit/capturedEvent.ts';
import { sendPostHogBeacon } from '../../../../analytics/visit/posthogBeacon.ts';
import { sanitizeProperties } from '../../../../analytics/visit/sanitize.ts';
import { type CaptureServer, startCaptureServer } from '../../../support/fixtures/captureServer.ts';
import { openPage, type TestPage } from '../page.ts';

let server: CaptureServer;
let page: TestPage;
beforeAll(async () => {
  server = await startCaptureServer();
});
afterEach(() => page.close());
afterAll(() => server.close());

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** A name for each browser, what its `navigator` has, and what the reports should show. */
const BROWSERS: [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'Chrome on a Mac',
    {
      userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      vendor: 'Google Inc.',
      userAgentData: { platform: 'macOS', brands: [{ brand: 'Chromium' }] },
    },
    { $browser: 'Chrome', $browser_version: 141, $os: 'Mac OS X', $device_type: 'Desktop' },
  ],
  [
    'Safari on an iPhone',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
      vendor: 'Apple Computer, Inc.',
      maxTouchPoints: 5,
    },
    { $browser: 'Mobile Safari', $os: 'iOS', $os_version: '18.3.1', $device_type: 'Mobile' },
  ],
  [
    'an Android tablet that asks for desktop pages',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      vendor: 'Google Inc.',
      maxTouchPoints: 5,
      userAgentData: { platform: 'Android' },
    },
    { $os: 'Linux', $device_type: 'Mobile' },
  ],
  [
    'Brave',
    {
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      vendor: 'Google Inc.',
      brave: {},
    },
    { $browser: 'Brave', $browser_type: 'browser' },
  ],
  [
    'Googlebot',
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { $browser_type: 'bot', $browser_version: null },
  ],
  [
    'a browser that names itself a bot in its brands',
    { userAgent: 'Mozilla/5.0', userAgentData: { brands: [{ brand: 'HeadlessChrome' }] } },
    { $browser_type: 'bot' },
  ],
  ['an automated browser', { userAgent: 'Mozilla/5.0', webdriver: true }, { $browser_type: 'bot' }],
];

describe.each(BROWSERS)('%s', (_, browser, expected) => {
  it('sends the same by beacon as by posthog-js, and a part of it from the boot script', async () => {
    page = openPage('/?utm_source=news', browser);
    const project = { key: 'phc_test', host: server.url };
    keepFirstPageView(project);
    page.leave();
    const [bare] = page.beaconed();

    const event: CapturedEvent = {
      uuid: crypto.randomUUID(),
      event: '$pageview',
      timestamp: new Date('2026-05-01T12:00:00Z'),
      properties: {
        locale: 'de',
        utm_source: 'news',
        $current_url: 'https://iris.example/',
        $host: 'iris.example',
        $pathname: '/',
        $referrer: '$direct',
        $referring_domain: '$direct',
      },
    };
    expect(sendPostHogBeacon(project, [event])).toBe(true);
    const [, beaconed] = page.beaconed();

    // posthog-js reads the browser as it is loaded.
    vi.resetModules();
    const { createPostHogSender } = await import('../../../../analytics/posthog.ts');
    createPostHogSender(project, sanitizeProperties)(event);
    const received = await server.waitForEvent('$pageview', ({ uuid }) => uuid === event.uuid);

    expect(beaconed).toEqual(received);
    expect(received.properties).toMatchObject(expected);
    expect(received.properties).toMatchObject(bare?.properties ?? { bare: 'not sent' });
    const { url, body } = page.beacons[1] ?? {};
    expect(url).toBe(`${server.url}${server.requests.at(-1)?.path}`);
    expect(Object.keys(body ?? {})).toEqual(Object.keys(server.requests.at(-1)?.body ?? {}));
  });
});

it('cuts an endless user agent where posthog-js does', () => {
  page = openPage('/', { userAgent: 'x'.repeat(1001) });
  expect(browserProperties().$raw_user_agent).toBe(`${'x'.repeat(997)}...`);
});
