import { closingForm, heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { countingSwitch } from '../../support/figures.ts';
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
  ['$pageview', '/de-AT/about', 'de-AT', 'news.example'],
  ['$pageview', '/de-AT/faq', 'de-AT', 'news.example'],
  ['$pageview', '/de-AT/features', 'de-AT', 'news.example'],
  ['$pageview', '/de-AT/faq', 'de-AT', 'news.example'],
  ['$pageview', '/', 'en', 'news.example'],
  ['waitlist_form_viewed hero', '/', 'en', 'news.example'],
  ['waitlist_form_started hero', '/', 'en', 'news.example'],
  ['email_signup_error hero invalid_email', '/', 'en', 'news.example'],
  ['waitlist_form_viewed closing_cta', '/', 'en', 'news.example'],
  ['waitlist_form_submitted hero', '/', 'en', 'news.example'],
  ['email_signup_success hero', '/', 'en', 'news.example'],
].map((told) => [...told, '/de-AT/about', 'news', 'paid', '(none)', 'friend']);

const german = siteTexts('de-AT');

test('a visit has one origin, whichever page it joins on, and its events come in order', async ({
  page,
  capture,
}) => {
  test.setTimeout(60_000);
  const release = await hold(page, VENDOR_CHUNK);
  await page.goto('/de-AT/about?gclid=secret&utm_source=news&ref=friend&email=x#secret', {
    referer: 'https://news.example/secret',
  });
  await hydrated(page);
  await headerLink(page, german('header.faq')).click();
  await expect(page.getByRole('heading', { level: 1, name: german('faq.title') })).toBeFocused();
  release();
  // The new page's heading takes focus as it is shown.
  await page.evaluate(() => addEventListener('focusin', () => history.back(), { once: true }));
  await headerLink(page, german('header.features')).dispatchEvent('click');
  await pageView(capture, '/de-AT/features');
  await page.goto('/', { referer: page.url() });
  await hydrated(page);
  await headerLink(page, t('common.joinWaitlist')).click();
  await join(heroForm(page), 'nobody');
  await joinButton(closingForm(page)).hover();
  await join(heroForm(page));
  const told = () =>
    capture.events().map(({ event, properties: p }) => {
      const what = [event, p.form_location, p.error_type].filter(Boolean).join(' ');
      const { $pathname, locale, $referring_domain, landing, source, medium, campaign, ref } = p;
      return [what, $pathname, locale, $referring_domain, landing, source, medium, campaign, ref];
    });
  await expect.poll(told, { timeout: 15_000 }).toEqual(TOLD);
  expect(JSON.stringify(capture.requests)).not.toMatch(/gclid|secret|email=/);
  expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
});

test('who objects is not counted any more, until the objection is withdrawn', async ({
  page,
  capture,
}) => {
  await openHydrated(page, '/privacy');
  await pageView(capture, '/privacy');
  await countingSwitch(page).click();
  await headerLink(page, t('header.faq')).click();
  await openHydrated(page, '/about');
  await openHydrated(page, '/privacy');
  await expect(countingSwitch(page)).not.toBeChecked();
  await countingSwitch(page).click();
  await headerLink(page, t('header.features')).click();
  await pageView(capture, '/features');
  const seen = capture.events().map(({ properties }) => properties.$pathname);
  expect(seen).toEqual(['/privacy', '/features']);
});
