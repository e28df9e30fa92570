import { closingForm, emailField, heroForm, join } from '../../../harness/browser/forms.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { captureOrigin } from '../../support/fixtures/sites.ts';
import { expect, idle, type Page, test } from '../../support/fixtures/test.ts';
import { VENDOR_CHUNK } from '../../support/fixtures/trackedSite.ts';
import { headerLink } from '../../support/site.ts';

// Playwright switches the cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

const pages = PAGE_IDS.filter((id) => id !== 'notFound');

/** Loads another document, comes back and expects that the browser has kept the page. */
async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/de');
  await meanwhile();
  // A page that is kept has no second load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const notRestored = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(navigation, ['notRestoredReasons', 'reasons', 'reason']);
  });
  expect(notRestored).toBe('{"notRestoredReasons":null}');
}

/** Signs up on another page of the same browser. */
async function joinElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openHydrated(other, '/');
  await join(closingForm(other), 'ada@example.com');
  await expect(heroForm(other).getByText(t('waitlist.banner'))).toBeVisible();
  await other.close();
}

// Without a tracker: the tests below.
test.describe('with a tracker', () => {
  test.use({ siteName: 'tracked', expectedErrors: /\/e\/(?:\?.*)?$/ });
  // Another file's tests may listen where the tracker reports to.
  test.beforeEach(({ page }) => page.route(`${captureOrigin()}/**`, (route) => route.abort()));

  for (const id of pages) {
    test(`${PAGES[id].path} is kept with its application`, async ({ page }) => {
      const vendor = page.waitForResponse(VENDOR_CHUNK);
      await openHydrated(page, PAGES[id].path);
      await (await vendor).finished();
      await idle(page);
      await leaveAndReturn(page);
      await headerLink(page, t('header.faq')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    });
  }
});

test('a half-typed address and an open question are as they were left', async ({ page }) => {
  await openHydrated(page, '/');
  await emailField(heroForm(page)).fill('ada@ex');
  await leaveAndReturn(page);
  await expect(emailField(heroForm(page))).toHaveValue('ada@ex');

  await openHydrated(page, '/faq');
  const question = page.getByRole('group').first();
  await question.locator('summary').click();
  await leaveAndReturn(page);
  await expect(question).toHaveAttribute('open');
});

test.describe('who has joined on another page', () => {
  for (const [what, open] of [
    ['that was used', openHydrated],
    ['that was only read', (page: Page) => page.goto('/').then(() => idle(page))],
  ] as const) {
    test(`meanwhile finds the banner on return to a page ${what}`, async ({ page }) => {
      await open(page, '/');
      await leaveAndReturn(page, () => joinElsewhere(page));
      await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    });
  }

  test('sees the banner at once where both are open', async ({ page }) => {
    await openHydrated(page, '/');
    await joinElsewhere(page);
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  });

  test('keeps what is typed here', async ({ page }) => {
    await openHydrated(page, '/');
    await emailField(heroForm(page)).fill('bob@ex');
    await joinElsewhere(page);
    // The event of the other page has arrived before this one's own.
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(emailField(heroForm(page))).toHaveValue('bob@ex');
  });
});
