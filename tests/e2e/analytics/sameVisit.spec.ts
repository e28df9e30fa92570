import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { USER_AGENT } from '../../support/engines/browsers.ts';
import { expect } from '../../support/test.ts';
import { test } from '../../support/trackedSite.ts';

/** What PostHog is told of a visit that lands on a German page and joins on the English home page. */
const TOLD = [
  ['$pageview', '/de/faq', 'de'],
  ['$pageview', '/', 'en'],
  ['waitlist_form_viewed', '/', 'en'],
  ['waitlist_form_started', '/', 'en'],
  ['waitlist_form_submitted', '/', 'en'],
  ['email_signup_success', '/', 'en'],
].map((told, index) => [...told, '/de/faq', 'launch', index ? '$direct' : 'news.example']);

for (const [tracker, siteName] of [
  ['PostHog directly', 'tracked'],
  ['its own counting, which forwards', 'counted'],
] as const) {
  test.describe(`with ${tracker}`, () => {
    test.use({
      ...{ siteName, userAgent: USER_AGENT },
      ownServer: async ({ posthogPort }, use) =>
        use({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: `http://127.0.0.1:${posthogPort}` }),
    });

    test('a visit has the same landing page, languages and outcome', async ({ page, capture }) => {
      const reported = page.waitForRequest((request) => /\/e\/?$/.test(request.url()));
      await page.goto('/de/faq?utm_campaign=launch', { referer: 'https://news.example/item' });
      await reported;
      await page.goto('/', { referer: page.url() });
      await join(heroForm(page));
      await expect(banner(page)).toBeVisible();
      const told = () =>
        capture.events().map(({ event, properties: p }) => {
          const { $pathname, locale, landing, utm_campaign, $referring_domain } = p;
          return [event, $pathname, locale, landing, utm_campaign, $referring_domain];
        });
      // The server waits for several reports.
      await expect.poll(told, { timeout: 15_000 }).toEqual(TOLD);
    });
  });
}
