import { banner, heroForm, join } from '../../support/browser/forms.ts';
import { hold } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { keptInBrowser, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';
import { postJoin } from '../../support/postJoin.ts';
import { SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, idle } from '../../support/test.ts';
import { pageView, summarise, test, VENDOR_CHUNK } from '../../support/trackedSite.ts';

test.use({ ownServer: {} });

test('with Global Privacy Control no tracker is fetched, nothing reported, and only a sign-up stored', async ({
  page,
  capture,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openHydrated(page, '/?utm_source=news');
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  // The tracker would be fetched when the page is idle.
  await idle(page);
  expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  expect(urls.filter((url) => VENDOR_CHUNK.test(url))).toEqual([]);
  expect(capture.requests).toEqual([]);
});

test('a form that has waited too long is sent by the browser, and told of on return, once', async ({
  page,
  site,
  capture,
}) => {
  await page.clock.install();
  await postJoin(site.url, { email: 'known@example.com' });
  const outcomes = () => {
    const all = capture.events().filter(({ event }) => event.startsWith('email_signup_'));
    // An event that was not acknowledged is sent again; PostHog counts each uuid once.
    return [...new Map(all.map((event) => [event.uuid, event])).values()];
  };
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
