import { closingForm, heroForm, join, joinButton } from '../../../harness/browser/forms.ts';
import { answerJoins, hold, JOIN_URL } from '../../../harness/browser/network.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import type { CaptureServer, ReceivedEvent } from '../../support/fixtures/captureServer.ts';
import { expect, idle, type Page } from '../../support/fixtures/test.ts';
import {
  pageView,
  pathsOf,
  summarise,
  test,
  VENDOR_CHUNK,
  VISIT_CHUNK,
} from '../../support/fixtures/trackedSite.ts';
import { keptInBrowser, NOTHING_KEPT, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { postJoin } from '../../support/postJoin.ts';
import { headerLink, SCRIPTS } from '../../support/site.ts';

/** Leaves the site by an address in the browser's bar. */
const leave = (page: Page) => page.goto('about:blank');

/** Opens the home page, does nothing, and waits until the visit's own code counts it. */
async function read(page: Page): Promise<void> {
  const fetched = page.waitForResponse(VISIT_CHUNK);
  await page.goto('/?utm_source=news', { referer: 'https://search.example/results' });
  // Importing a script again resolves after the boot script has called it.
  await page.evaluate((url) => import(url), (await fetched).url());
}

/** Waits until whatever the browser still has to send has arrived. */
async function allSent(page: Page, capture: CaptureServer): Promise<void> {
  await page.goto('/about');
  await leave(page);
  await pageView(capture, '/about');
}

/** An event whose receipt was not confirmed is sent again, and PostHog counts a uuid once. */
const countedEvents = (capture: CaptureServer) => [
  ...new Map(capture.events().map((event) => [event.uuid, event])).values(),
];

const outcomesIn = (events: ReceivedEvent[]) =>
  events.filter(({ event }) => event.startsWith('email_signup_'));

// `tests/unit/analytics/visit/countedOnce.test.ts` proves it for every order of events.
test.describe('a visitor who only reads', () => {
  const NAMES = ['$browser', '$os', '$device_type', '$browser_language', '$referrer'];
  const BOTH_VIEWS = ['$pageview /', '$pageview /about'];

  test('is counted once on leaving', async ({ page, capture }) => {
    await read(page);
    expect(capture.requests).toEqual([]);
    await leave(page);
    const { properties } = await pageView(capture, '/');
    for (const name of NAMES) expect(properties[name], name).toBeTruthy();
    expect(properties).toMatchObject({ utm_source: 'news', locale: 'en' });
    await allSent(page, capture);
    expect(pathsOf(capture.events())).toEqual(BOTH_VIEWS);
  });

  test('and leaves before the visit’s code is there is counted, with the bare facts', async ({
    page,
    site,
    capture,
  }) => {
    await hold(page, VISIT_CHUNK);
    await page.goto('/?utm_source=news', { referer: 'https://search.example/results' });
    await idle(page);
    await leave(page);
    const { properties } = await pageView(capture, '/');
    for (const name of NAMES) expect(properties, name).not.toHaveProperty([name]);
    expect(properties).toMatchObject({ $current_url: `${site.url}/`, locale: 'en' });
    await allSent(page, capture);
    expect(pathsOf(capture.events())).toEqual(BOTH_VIEWS);
  });
});

test('who reads, signs up and leaves is counted once each, in order, on one page', async ({
  page,
  site,
  capture,
}) => {
  // Who leaves while posthog-js has a request on its way depends on the vendor.
  await hold(page, VENDOR_CHUNK);
  await read(page);
  await join(heroForm(page), 'ada@example.com');
  await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  await leave(page);
  await allSent(page, capture);
  const [view, submitted, success, ...others] = capture.events();
  expect([view, submitted, success].map((event) => event?.event)).toEqual([
    '$pageview',
    'waitlist_form_submitted',
    'email_signup_success',
  ]);
  expect(pathsOf(others)).toEqual(['$pageview /about']);
  expect(Date.parse(success?.timestamp ?? '')).toBeGreaterThan(Date.parse(view?.timestamp ?? ''));
  // The campaign belongs to the landing page's address, which stays while the page does.
  for (const event of [view, success]) {
    expect(event?.properties.$current_url).toBe(`${site.url}/?utm_source=news`);
  }
});

test('every page shown is counted once, even by link and Back; a fragment is not counted', async ({
  page,
  capture,
}) => {
  await openHydrated(page, '/');
  await headerLink(page, t('header.faq')).click();
  await pageView(capture, '/faq');
  await page.goBack();
  await headerLink(page, t('common.joinWaitlist')).click();
  await expect(page).toHaveURL('/#waitlist');
  // Events arrive in order, so none that is due before this one can follow.
  await joinButton(heroForm(page)).click();
  await capture.waitForEvent('email_signup_error');
  expect(pathsOf(capture.events())).toEqual([
    '$pageview /',
    '$pageview /faq',
    '$pageview /',
    'email_signup_error /',
  ]);
  expect(capture.events().slice(0, 3).map(summarise)).toEqual(
    Array(3).fill(['$pageview', { locale: 'en' }]),
  );
});

test('a page that is left at once by Back is counted under its own address', async ({
  page,
  capture,
}) => {
  await openHydrated(page, '/');
  await pageView(capture, '/');
  // The new page's heading takes focus as it is shown.
  await page.evaluate(() => addEventListener('focusin', () => history.back(), { once: true }));
  await headerLink(page, t('header.faq')).dispatchEvent('click');
  await expect.poll(() => capture.events().length).toBe(3);
  expect(pathsOf(capture.events())).toEqual(['$pageview /', '$pageview /faq', '$pageview /']);
});

test.describe('attempts', () => {
  test.use({ expectedErrors: JOIN_URL });

  test('that fail are reported with their type, the message shown and the form', async ({
    page,
    capture,
  }) => {
    await openHydrated(page, '/');
    const [hero, closing] = [heroForm(page), closingForm(page)];
    await joinButton(hero).click();
    await join(hero, 'zaphod@example');
    await answerJoins(page, 500, { message: 'Down for an hour' });
    await join(closing, 'zaphod@example.com');
    await expect(closing.getByRole('alert')).toHaveText('Down for an hour');
    await answerJoins(page, 200, { success: false });
    await joinButton(closing).click();
    await expect(closing.getByRole('alert')).toHaveText(t('waitlist.errors.apiError'));
    await page.route(JOIN_URL, (route) => route.abort());
    await joinButton(closing).click();
    await capture.waitForEvent(
      'email_signup_error',
      ({ properties }) => properties.error_type === 'network_error',
    );
    const failures = [
      ['empty_email', t('waitlist.errors.emptyEmail'), 'hero'],
      ['invalid_email', t('waitlist.errors.invalidEmail'), 'hero'],
      ['server_error', 'Down for an hour', 'closing_cta'],
      ['api_error', t('waitlist.errors.apiError'), 'closing_cta'],
      ['network_error', t('waitlist.errors.networkError'), 'closing_cta'],
    ];
    expect(outcomesIn(capture.events()).map(summarise)).toEqual(
      failures.map(([error_type, error_message, form_location]) => [
        'email_signup_error',
        { error_type, error_message, form_location, locale: 'en' },
      ]),
    );
  });

  test('that succeed are reported once with form and domain, known addresses without', async ({
    page,
    capture,
  }) => {
    await openHydrated(page, '/');
    await join(heroForm(page), 'Zaphod@Example.COM');
    await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
    await join(heroForm(page), 'zaphod@example.com');
    await expect(page.getByText(t('waitlist.alreadyRegistered.title'))).toBeVisible();
    await join(closingForm(page), 'trillian@mail.example.org');
    await headerLink(page, t('header.about')).click();
    await pageView(capture, '/about');
    const success = (email_domain: string, form_location: string) => [
      'email_signup_success',
      { email_domain, form_location, locale: 'en' },
    ];
    expect(outcomesIn(capture.events()).map(summarise)).toEqual([
      success('example.com', 'hero'),
      ['email_signup_already_registered', { locale: 'en' }],
      success('mail.example.org', 'closing_cta'),
    ]);
    expect(JSON.stringify(capture.requests)).not.toMatch(/zaphod|trillian/i);
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
  }
  await page.reload();
  await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  await allSent(page, capture);
  expect(outcomesIn(countedEvents(capture)).map(summarise)).toEqual([
    ['email_signup_already_registered', { locale: 'en' }],
    ['email_signup_success', { email_domain: 'example.com', form_location: 'hero', locale: 'en' }],
  ]);
});

test.describe('an address', () => {
  test.use({ expectedErrors: /join-waitlist$|zaphod%40example\.com\// });

  test('is never sent, be it in a message, campaign, path, fragment or referrer', async ({
    page,
    capture,
  }) => {
    const referer = 'https://mail.example/inbox/zaphod@example.com?of=zaphod';
    const campaign = 'utm_source=zaphod@example.com&ref=zaphod%2540example.com';
    await page.goto(`/?${campaign}#zaphod@example.com`, { referer });
    await answerJoins(page, 500, { message: 'No place for zaphod@example.com today' });
    await join(heroForm(page), 'zaphod@example.com');
    const { properties } = await capture.waitForEvent('email_signup_error');
    expect(properties.error_message).toBe('No place for [email] today');
    expect(properties.$referrer).toBe('https://mail.example/inbox/[email]');
    await page.goto('/zaphod%40example.com/zaphod@example.com?email=zaphod@example.com');
    await leave(page);
    await pageView(capture, '/[email]/[email]');
    expect(JSON.stringify(capture.requests)).not.toMatch(/zaphod/i);
  });
});

test('of a URL only the path, utm_* and ref are sent, and every event keeps the campaign', async ({
  page,
  site,
  capture,
}) => {
  await openHydrated(page, '/?utm_source=news&gclid=secret&ref=friend&email=x#secret');
  await headerLink(page, t('header.faq')).click();
  const faq = await pageView(capture, '/faq');
  const home = await pageView(capture, '/');
  expect(home.properties.$current_url).toBe(`${site.url}/?utm_source=news&ref=friend`);
  expect(faq.properties.$current_url).toBe(`${site.url}/faq`);
  const campaign = { utm_source: 'news', ref: 'friend', locale: 'en' };
  expect([home, faq].map(summarise)).toEqual(Array(2).fill(['$pageview', campaign]));
  expect(JSON.stringify(capture.requests)).not.toMatch(/gclid|secret|email/);
});

test.describe('a visitor who leaves', () => {
  test('before the tracker has loaded is counted, and once', async ({ page, capture }) => {
    const release = await hold(page, VENDOR_CHUNK);
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    await page.goto('/about');
    const left = await capture.waitForEvent('email_signup_error');
    expect(summarise(left)[1]).toMatchObject({ error_type: 'empty_email', locale: 'en' });
    release();
    await leave(page);
    await pageView(capture, '/about');
    const expected = ['$pageview /', 'email_signup_error /', '$pageview /about'];
    expect(pathsOf(capture.events())).toEqual(expected);
  });

  test('right after a submit is counted, and once', async ({ page, capture }) => {
    await openHydrated(page, '/');
    await pageView(capture, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('#waitlist form')?.requestSubmit();
      location.assign('/about');
    });
    await page.waitForURL('/about');
    await leave(page);
    await pageView(capture, '/about');
    await capture.waitForEvent('email_signup_error');
    const expected = ['$pageview /', '$pageview /about', 'email_signup_error /'];
    expect(pathsOf(countedEvents(capture)).sort()).toEqual(expected);
  });
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
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
    });
  });
}
