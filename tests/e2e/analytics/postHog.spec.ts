import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import type { CaptureServer } from '../../support/captureServer.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { postJoin } from '../../support/postJoin.ts';
import { headerLink, SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect } from '../../support/test.ts';
import { pageView, pathsOf, summarise, test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

test.use({ ownServer: {} });

/** An event whose receipt was not confirmed is sent again, and PostHog counts a uuid once. */
const countedEvents = (capture: CaptureServer) => [
  ...new Map(capture.events().map((event) => [event.uuid, event])).values(),
];

test('what happens before posthog-js is there waits for it, in order, with where the visit began', async ({
  page,
  site,
  capture,
}) => {
  const release = await hold(page, VENDOR_CHUNK);
  const query = 'gclid=secret&utm_source=news&ref=friend&email=x#secret';
  await page.goto(`/?${query}`, { referer: 'https://search.example/secret' });
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  await headerLink(page, t('header.faq')).click();
  await expect(page).toHaveURL('/faq');
  expect(capture.requests).toEqual([]);
  release();
  const { properties } = await pageView(capture, '/faq');
  const events = capture.events();
  expect(pathsOf(events)).toEqual([
    '$pageview /',
    'waitlist_form_viewed /',
    'waitlist_form_started /',
    'waitlist_form_submitted /',
    'email_signup_success /',
    '$pageview /faq',
  ]);
  const times = events.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort());
  expect(times[0]).not.toBe(times[5]);
  expect(properties).toMatchObject({
    ...{ landing: '/', utm_source: 'news', ref: 'friend', $referring_domain: 'search.example' },
    ...{ locale: 'en', member: false, release: expect.stringMatching(/./) },
  });
  expect(events[0]?.properties.$current_url).toBe(`${site.url}/?utm_source=news&ref=friend`);
  expect(JSON.stringify(capture.requests)).not.toMatch(/gclid|secret|email=/);
});

test('every page shown is counted once, even by Back at once; a fragment is not counted', async ({
  page,
  capture,
}) => {
  await openHydrated(page, '/');
  await headerLink(page, t('header.faq')).click();
  await pageView(capture, '/faq');
  await page.goBack();
  await headerLink(page, t('common.joinWaitlist')).click();
  await expect(page).toHaveURL('/#waitlist');
  // The new page's heading takes focus as it is shown.
  await page.evaluate(() => addEventListener('focusin', () => history.back(), { once: true }));
  await headerLink(page, t('header.about')).dispatchEvent('click');
  const viewed = () =>
    capture
      .events()
      .flatMap(({ event, properties }) => (event === '$pageview' ? properties.$pathname : []));
  await expect.poll(viewed).toEqual(['/', '/faq', '/', '/about', '/']);
});

test('a form that has waited too long is sent by the browser, and told of on return, once', async ({
  page,
  site,
  capture,
}) => {
  await page.clock.install();
  await postJoin(site.url, { email: 'known@example.com' });
  const outcomes = () =>
    countedEvents(capture).filter(({ event }) => event.startsWith('email_signup_'));
  let told = 0;
  for (const [email, title] of [
    ['known@example.com', t('waitlist.alreadyRegistered.title')],
    ['new@example.com', t('waitlist.success.title')],
  ] as const) {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await join(heroForm(page), email);
    await page.clock.fastForward(2000);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    release();
    await page.getByRole('link', { name: t('messages.backToPage') }).click();
    // Without an interaction.
    await expect(page).toHaveURL('/');
    await expect.poll(() => outcomes().length).toBe(++told);
  }
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.goto('/about');
  await pageView(capture, '/about');
  expect(outcomes().map(summarise)).toEqual([
    ['email_signup_already_registered', { locale: 'en' }],
    ['email_signup_success', { email_domain: 'example.com', form_location: 'hero', locale: 'en' }],
  ]);
});

test.describe('where PostHog is down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED .*\/e\// });

  test('everybody can join, and nothing is kept for later', async ({ page, capture }) => {
    await capture.close();
    const failed = page.waitForEvent('requestfailed');
    await openHydrated(page, '/');
    await failed;
    await join(heroForm(page));
    await expect(banner(page)).toBeVisible();
    expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  });
});
