import { banner, heroForm, join, newEmail } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { countingSwitch, readFigures } from '../../support/figures.ts';
import { headerLink } from '../../support/site.ts';
import type { Site } from '../../support/sites/startSite.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.use({ ownServer: {} });

/** Joins on the page that is shown, and returns where the sign-up comes from. */
async function originOfJoin(page: Page, site: Site): Promise<string> {
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
  const { bySource, byLanding } = await readFigures(site);
  expect([bySource.length, byLanding.length]).toEqual([1, 1]);
  const [words] = bySource;
  return `${words?.source} ${words?.medium} ${words?.campaign} ${byLanding[0]?.landing}`;
}

for (const [address, referer, origin] of [
  ['/?utm_source=HN&utm_medium=social&utm_campaign=Launch', '', 'hn social launch /'],
  ['/?ref=friend', 'https://news.example/secret', 'friend (none) (none) /'],
  ['/', 'https://news.example/secret', 'news.example (none) (none) /'],
  ['/?gclid=secret', 'https://www.google.com/', 'google paid (none) /'],
  ['/', '', '(direct) (none) (none) /'],
] as const) {
  test(`a visit to ${address} from "${referer}" is known by its origin`, async ({ page, site }) => {
    await page.goto(address, { referer });
    expect(await originOfJoin(page, site)).toBe(origin);
  });
}

test('a visit keeps its origin through documents, reloads, languages and pages', async ({
  page,
  site,
}) => {
  const german = siteTexts('de-AT');
  // A document of its own leads to the next one before the application runs.
  await page.goto('/de-AT/features?utm_campaign=launch', { referer: 'https://news.example/' });
  await page.getByRole('link', { name: german('footer.privacy') }).click();
  await expect(page).toHaveURL('/de-AT/privacy');
  await openHydrated(page, page.url());
  await page.reload();
  await headerLink(page, german('header.faq')).click();
  await expect(page).toHaveURL('/de-AT/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.home') })
    .click();
  await expect(page).toHaveURL('/');
  expect(await originOfJoin(page, site)).toBe('news.example (none) launch /de-AT/features');
});

test('a form that the browser sends itself tells nothing of its origin', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/?utm_source=hn&referrer=made-up');
  await join(heroForm(page), newEmail());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('waitlist.success.title'));
  await context.close();
  expect((await readFigures(site)).bySource).toMatchObject([{ source: '(not known)', joined: 1 }]);
});

test('a visitor who objects joins without an origin, and the page after that has none either', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/privacy?utm_source=hn');
  await countingSwitch(page).click();
  await expect(page.getByText(t('privacy.counting.notCounted'))).toBeVisible();
  const request = page.waitForRequest('**/api/join-waitlist');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.home') })
    .click();
  expect(await originOfJoin(page, site)).toBe('(not known) (not known) (not known) (not known)');
  expect(await (await request).headerValue('referer')).toBeNull();
});

test('with Global Privacy Control a sign-up has no origin, and nothing is noted', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/?utm_source=hn', { referer: 'https://news.example/' });
  expect(await originOfJoin(page, site)).toBe('(not known) (not known) (not known) (not known)');
  expect(await page.evaluate(() => window.navigation?.currentEntry?.getState())).toBeUndefined();
});

test('a page whose history cannot be read joins all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/?utm_source=hn');
  expect(await originOfJoin(page, site)).toBe('(not known) (not known) (not known) (not known)');
});

test.describe('with an API on another host, which allows only Content-Type,', () => {
  test.use({ siteName: 'elsewhere', ownServer: undefined });

  test('the origin arrives, and nothing else than the address', async ({ page, foreignApi }) => {
    await page.goto('/?utm_source=hn', { referer: 'https://news.example/secret' });
    await join(heroForm(page), 'ada@example.com');
    await expect(banner(page)).toBeVisible();
    const { headers, body } = await foreignApi.nextJoin();
    expect(body).toBe('{"email":"ada@example.com"}');
    const referrer = new URL(String(headers.referer));
    expect(`${referrer.pathname}${referrer.search}`).toBe('/?referrer=news.example&utm_source=hn');
  });
});
