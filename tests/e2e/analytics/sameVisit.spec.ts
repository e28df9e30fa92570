import { closingForm, heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated } from '../../support/browser/openHydrated.ts';
import { figures } from '../../support/counting.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { headerLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect } from '../../support/test.ts';
import { pageView, test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

/**
 * What PostHog is told of a visit that reads German pages, goes back from one at once, then joins on
 * the English home page: by a link to its form, at the second attempt, after a look at the other form.
 */
const TOLD = [
  ['$pageview', '/de/about', 'de', 'news.example'],
  ['$pageview', '/de/faq', 'de', 'news.example'],
  ['$pageview', '/de/features', 'de', 'news.example'],
  ['$pageview', '/de/faq', 'de', 'news.example'],
  ['$pageview', '/', 'en', '$direct'],
  ['waitlist_form_viewed hero', '/', 'en', '$direct'],
  ['waitlist_form_started hero', '/', 'en', '$direct'],
  ['email_signup_error hero invalid_email', '/', 'en', '$direct'],
  ['waitlist_form_viewed closing_cta', '/', 'en', '$direct'],
  ['waitlist_form_submitted hero', '/', 'en', '$direct'],
  ['email_signup_success hero', '/', 'en', '$direct'],
].map((told) => [...told, '/de/about', 'news', 'friend', false, expect.stringMatching(/./)]);

const german = siteTexts('de');

/** The figures of the site's own counting. */
const COUNTED = { seen: 1, viewed: 1, started: 1, invalid_email: 1, submitted: 1, joined: 1 };

for (const [tracker, siteName, breakdown] of [
  ['PostHog directly', 'tracked', []],
  ['its own counting, which forwards', 'counted', [{ word: 'about', counts: { now: COUNTED } }]],
] as const) {
  test.describe(`with ${tracker}`, () => {
    test.use({
      siteName,
      ownServer: async ({ posthog }, use) =>
        use({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.url }),
    });

    test('a visit has the same landing page, pages, languages, steps and outcome', async ({
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
      await headerLink(page, german('header.faq')).click();
      await expect(page).toHaveURL('/de/faq');
      release();
      // The new page's heading takes focus as it is shown.
      await page.evaluate(() => addEventListener('focusin', () => history.back(), { once: true }));
      await headerLink(page, german('header.features')).dispatchEvent('click');
      // The server waits for several reports.
      await pageView(capture, '/de/features');
      await page.goto('/', { referer: page.url() });
      await hydrated(page);
      await headerLink(page, t('common.joinWaitlist')).click();
      await join(heroForm(page), 'nobody');
      await joinButton(closingForm(page)).hover();
      await join(heroForm(page));
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
      expect((await figures(site, 'landing')).breakdown).toMatchObject([...breakdown]);
    });
  });
}
