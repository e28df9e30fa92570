import { closingForm, heroForm, join, joinButton } from '../../../harness/browser/forms.ts';
import { answerJoins, hold, JOIN_URL } from '../../../harness/browser/network.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { expect } from '../../support/fixtures/test.ts';
import {
  pageView,
  pathsOf,
  summarise,
  test,
  VENDOR_CHUNK,
} from '../../support/fixtures/trackedSite.ts';
import { headerLink } from '../../support/links.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';

test('every page shown is counted once, also by link and Back; a fragment is not counted', async ({
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
    expect(capture.events().slice(1).map(summarise)).toEqual(
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
    expect(capture.events().slice(1, -1).map(summarise)).toEqual([
      success('example.com', 'hero'),
      ['email_signup_already_registered', { locale: 'en' }],
      success('mail.example.org', 'closing_cta'),
    ]);
    expect(JSON.stringify(capture.requests)).not.toMatch(/zaphod|trillian/i);
    expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  });
});

test.describe('an address', () => {
  test.use({ expectedErrors: /join-waitlist$|zaphod%40example\.com\// });

  test('is never sent, be it in a message, campaign, path, fragment or referrer', async ({
    page,
    capture,
  }) => {
    await page.goto(
      '/?utm_source=zaphod@example.com&ref=zaphod%2540example.com#zaphod@example.com',
      {
        referer: 'https://mail.example/inbox/zaphod@example.com?of=zaphod',
      },
    );
    await answerJoins(page, 500, { message: 'No place for zaphod@example.com today' });
    await join(heroForm(page), 'zaphod@example.com');
    const { properties } = await capture.waitForEvent('email_signup_error');
    expect(properties.error_message).toBe('No place for [email] today');
    expect(properties.$referrer).toBe('https://mail.example/inbox/[email]');
    await page.goto('/zaphod%40example.com/zaphod@example.com?email=zaphod@example.com');
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

test('an event has the time at which it happened, however late it is sent', async ({
  page,
  capture,
}) => {
  await page.clock.install();
  const release = await hold(page, VENDOR_CHUNK);
  await openHydrated(page, '/');
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await joinButton(heroForm(page)).click();
  const after = await now();
  await page.clock.fastForward('01:00:00');
  release();
  const { timestamp } = await capture.waitForEvent('email_signup_error');
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(after);
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
    await pageView(capture, '/about');
    const expected = ['$pageview /', 'email_signup_error /', '$pageview /about'];
    expect(pathsOf(capture.events())).toEqual(expected);
  });

  test('for another tab and comes back is not counted again', async ({ page, capture }) => {
    const release = await hold(page, VENDOR_CHUNK);
    await openHydrated(page, '/');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await capture.waitForEvent('$pageview');
    release();
    await joinButton(heroForm(page)).click();
    await capture.waitForEvent('email_signup_error');
    expect(pathsOf(capture.events())).toEqual(['$pageview /', 'email_signup_error /']);
  });

  test('right after a submit is counted, and once', async ({ page, capture }) => {
    await openHydrated(page, '/');
    await pageView(capture, '/');
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('#waitlist form')?.requestSubmit();
      location.assign('/about');
    });
    await pageView(capture, '/about');
    await capture.waitForEvent('email_signup_error');
    // An event whose receipt was not confirmed is sent again, and PostHog counts a uuid once.
    const counted = new Map(capture.events().map((event) => [event.uuid, event])).values();
    const expected = ['$pageview /', '$pageview /about', 'email_signup_error /'];
    expect(pathsOf([...counted]).sort()).toEqual(expected);
  });
});

test.describe('a PostHog that is down', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED .*\/e\// });

  test('prevents nobody from joining', async ({ page, capture }) => {
    await capture.close();
    await openHydrated(page, '/');
    await page.waitForEvent('requestfailed');
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  });
});
