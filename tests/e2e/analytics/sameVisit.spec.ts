import { banner, closingForm, heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated } from '../../support/browser/openHydrated.ts';
import { figures } from '../../support/counting.ts';
import { USER_AGENT } from '../../support/engines/browsers.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { headerLink } from '../../support/site.ts';
import { siteTexts } from '../../support/siteTexts.ts';
import { expect } from '../../support/test.ts';
import { pageView, test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

/**
 * What PostHog is told of a visit that reads two German pages, then joins on the English home page:
 * at the second attempt, and after a look at the other form.
 */
const TOLD = [
  ['$pageview', '/de/about', 'de', 'news.example'],
  ['$pageview', '/de/faq', 'de', 'news.example'],
  ['$pageview', '/', 'en', '$direct'],
  ['waitlist_form_viewed hero', '/', 'en', '$direct'],
  ['waitlist_form_started hero', '/', 'en', '$direct'],
  ['email_signup_error hero invalid_email', '/', 'en', '$direct'],
  ['waitlist_form_viewed closing_cta', '/', 'en', '$direct'],
  ['waitlist_form_submitted hero', '/', 'en', '$direct'],
  ['email_signup_success hero', '/', 'en', '$direct'],
].map((told) => [...told, '/de/about', 'news', 'friend', false, expect.stringMatching(/./)]);

/** What own counting has in its figures. */
const COUNTED = { seen: 1, viewed: 1, started: 1, invalid_email: 1, submitted: 1, joined: 1 };

for (const [tracker, siteName, breakdown] of [
  ['PostHog directly', 'tracked', []],
  ['its own counting, which forwards', 'counted', [{ word: 'about', counts: { now: COUNTED } }]],
] as const) {
  test.describe(`with ${tracker}`, () => {
    test.use({
      ...{ siteName, userAgent: USER_AGENT },
      ownServer: async ({ posthogPort }, use) =>
        use({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: `http://127.0.0.1:${posthogPort}` }),
    });

    test('a visit has the same landing page, languages, steps and outcome, from its first page on', async ({
      page,
      site,
      capture,
    }) => {
      test.setTimeout(60_000);
      const release = await hold(page, VENDOR_CHUNK);
      await page.goto('/de/about?gclid=secret&utm_source=news&ref=friend&email=x#secret', {
        referer: 'https://news.example/secret',
      });
      await hydrated(page);
      await headerLink(page, siteTexts('de')('header.faq')).click();
      await expect(page).toHaveURL('/de/faq');
      release();
      // The server waits for several reports.
      await pageView(capture, '/de/faq');
      await page.goto('/', { referer: page.url() });
      await join(heroForm(page), 'nobody');
      await joinButton(closingForm(page)).hover();
      await join(heroForm(page));
      await expect(banner(page)).toBeVisible();
      const told = () =>
        capture.events().map(({ event, properties: p }) => {
          const what = [event, p.form_location, p.error_type].filter(Boolean).join(' ');
          const { $pathname, locale, $referring_domain, landing, utm_source, ref } = p;
          const where = [$pathname, locale, $referring_domain];
          return [what, ...where, landing, utm_source, ref, p.member, p.release];
        });
      await expect.poll(told, { timeout: 15_000 }).toEqual(TOLD);
      expect(JSON.stringify(capture.requests)).not.toMatch(/gclid|secret|email=/);
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
      expect((await figures(site, 'landing')).breakdown).toMatchObject(breakdown);
    });
  });
}
