import { banner, closingForm, heroForm, join, joinButton } from '../../support/browser/forms.ts';
import { answerJoins, hold, JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import type { CaptureServer, ReceivedEvent } from '../../support/captureServer.ts';
import { keptInBrowser, NOTHING_KEPT, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { postJoin } from '../../support/postJoin.ts';
import { headerLink, SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page } from '../../support/test.ts';
import { pageView, pathsOf, summarise, test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

test.use({ ownServer: {} });

/** An event whose receipt was not confirmed is sent again, and PostHog counts a uuid once. */
const countedEvents = (capture: CaptureServer) => [
  ...new Map(capture.events().map((event) => [event.uuid, event])).values(),
];

const viewsIn = (capture: CaptureServer) =>
  capture.events().filter(({ event }) => event === '$pageview');
const outcomesIn = (events: ReceivedEvent[]) =>
  events.filter(({ event }) => event.startsWith('email_signup_'));

test('a visitor who only reads is counted, with where the visit began, and no more of addresses', async ({
  page,
  site,
  capture,
}) => {
  const query = 'gclid=secret&utm_source=news&ref=friend&email=x#secret';
  await page.goto(`/faq?${query}`, { referer: 'https://search.example/secret' });
  const { properties } = await pageView(capture, '/faq');
  const visit = { landing: '/faq', utm_source: 'news', ref: 'friend' };
  expect(properties).toMatchObject({
    ...{ ...visit, locale: 'en', member: false, $referring_domain: 'search.example' },
    $current_url: `${site.url}/faq?utm_source=news&ref=friend`,
  });
  for (const name of ['release', '$browser', '$os', '$device_type', '$browser_language']) {
    expect(properties[name], name).toBeTruthy();
  }
  // Another document of the same visit.
  await page.goto('/de', { referer: page.url() });
  expect((await pageView(capture, '/de')).properties).toMatchObject({
    ...{ ...visit, $current_url: `${site.url}/de`, $referring_domain: '$direct' },
  });
  expect(viewsIn(capture)).toHaveLength(2);
  expect(JSON.stringify(capture.requests)).not.toMatch(/gclid|secret|email/);
});

test('what happens before posthog-js is there waits for it, in order', async ({
  page,
  capture,
}) => {
  const release = await hold(page, VENDOR_CHUNK);
  await openHydrated(page, '/');
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  await headerLink(page, t('header.faq')).click();
  await expect(page).toHaveURL('/faq');
  expect(capture.requests).toEqual([]);
  release();
  await pageView(capture, '/faq');
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
  const views = ['/', '/faq', '/', '/about', '/'].map((path) => `$pageview ${path}`);
  await expect.poll(() => pathsOf(viewsIn(capture))).toEqual(views);
});

test.describe('attempts', () => {
  test.use({ expectedErrors: JOIN_URL });

  test('are reported with type, message, form and domain, and never an address', async ({
    page,
    capture,
  }) => {
    const campaign = 'utm_source=zaphod@example.com&ref=zaphod%2540example.com';
    const referer = 'https://mail.example/inbox/zaphod@example.com?of=zaphod';
    await page.goto(`/?${campaign}#zaphod@example.com`, { referer });
    const [hero, closing] = [heroForm(page), closingForm(page)];
    await joinButton(hero).click();
    await join(hero, 'zaphod@example');
    await answerJoins(page, 500, { message: 'No place for zaphod@example.com today' });
    await join(closing, 'Zaphod@Example.COM');
    await expect(closing.getByRole('alert')).toContainText('No place');
    await answerJoins(page, 200, { success: false });
    await joinButton(closing).click();
    await expect(closing.getByRole('alert')).toHaveText(t('waitlist.errors.apiError'));
    await page.route(JOIN_URL, (route) => route.abort());
    await joinButton(closing).click();
    await expect(closing.getByRole('alert')).toHaveText(t('waitlist.errors.networkError'));
    await page.unrouteAll();
    await joinButton(closing).click();
    await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
    await join(hero, 'zaphod@example.com');
    await expect(page.getByText(t('waitlist.alreadyRegistered.title'))).toBeVisible();
    await headerLink(page, t('header.about')).click();
    await pageView(capture, '/about');
    const failures = [
      ['empty_email', t('waitlist.errors.emptyEmail'), 'hero'],
      ['invalid_email', t('waitlist.errors.invalidEmail'), 'hero'],
      ['server_error', 'No place for [email] today', 'closing_cta'],
      ['api_error', t('waitlist.errors.apiError'), 'closing_cta'],
      ['network_error', t('waitlist.errors.networkError'), 'closing_cta'],
    ];
    const masked = { utm_source: '[email]', ref: '[email]', locale: 'en' };
    const success = { email_domain: 'example.com', form_location: 'closing_cta' };
    expect(outcomesIn(capture.events()).map(summarise)).toEqual([
      ...failures.map(([error_type, error_message, form_location]) => [
        'email_signup_error',
        { error_type, error_message, form_location, ...masked },
      ]),
      ['email_signup_success', { ...success, ...masked }],
      ['email_signup_already_registered', masked],
    ]);
    expect(JSON.stringify(capture.requests)).not.toMatch(/zaphod/i);
    expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  });
});

test('a form that has waited too long is sent by the browser, and told of on return, once', async ({
  page,
  site,
  capture,
}) => {
  await page.clock.install();
  await postJoin(site.url, { email: 'known@example.com' });
  let told = 0;
  for (const [email, title, kept] of [
    ['known@example.com', t('waitlist.alreadyRegistered.title'), NOTHING_KEPT],
    ['new@example.com', t('waitlist.success.title'), SIGN_UP_KEPT],
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
    expect(await keptInBrowser(page)).toEqual(kept);
    await expect.poll(() => outcomesIn(countedEvents(capture)).length).toBe(++told);
  }
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.goto('/about');
  await pageView(capture, '/about');
  expect(outcomesIn(countedEvents(capture)).map(summarise)).toEqual([
    ['email_signup_already_registered', { locale: 'en' }],
    ['email_signup_success', { email_domain: 'example.com', form_location: 'hero', locale: 'en' }],
  ]);
});

for (const [what, prepare] of [
  ['the tracker is blocked', (page: Page) => page.route(VENDOR_CHUNK, (route) => route.abort())],
  ['PostHog is down', (_: Page, capture: CaptureServer) => capture.close()],
] as const) {
  test.describe(`where ${what}`, () => {
    test.use({ expectedErrors: /ERR_(?:FAILED|CONNECTION_REFUSED) .*(?:\/posthog-|\/e\/)/ });

    test('everybody can join', async ({ page, capture }) => {
      await prepare(page, capture);
      const failed = page.waitForEvent('requestfailed');
      await openHydrated(page, '/');
      await failed;
      await join(heroForm(page));
      await expect(banner(page)).toBeVisible();
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
    });
  });
}
