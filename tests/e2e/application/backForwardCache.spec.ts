import { banner, closingForm, emailField, heroForm, join } from '../../support/browser/forms.ts';
import { countUnhydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { headerLink } from '../../support/site.ts';
import { POSTHOG_ORIGIN } from '../../support/sites/sites.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, idle, type Page, test } from '../../support/test.ts';
import { VENDOR_CHUNK } from '../../support/trackedSite.ts';

/** Leaves an English page for another document, and comes back to the same page. */
async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/de-AT');
  await meanwhile();
  // A page that is kept has no second load event, for which goBack waits.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

/** Signs up on another page of the same browser. */
async function joinElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openHydrated(other, '/');
  await join(closingForm(other));
  await expect(banner(other)).toBeVisible();
  await other.close();
}

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
  test('meanwhile finds the banner on return to a page that was used', async ({ page }) => {
    await openHydrated(page, '/');
    await leaveAndReturn(page, () => joinElsewhere(page));
    await expect(banner(page)).toBeVisible();
  });

  test('meanwhile finds the banner on return to a page that was left before its application ran', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const held: IdleRequestCallback[] = [];
      globalThis.requestIdleCallback = (callback) => held.push(callback);
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      addEventListener('becomeidle', () => {
        for (const callback of held.splice(0)) callback(deadline);
      });
    });
    await page.goto('/');
    expect(await countUnhydrated(heroForm(page))).toBe(1);
    await leaveAndReturn(page, () => joinElsewhere(page));
    await page.evaluate(() => dispatchEvent(new Event('becomeidle')));
    await expect(banner(page)).toBeVisible();
  });

  test('sees the banner at once where both are open', async ({ page }) => {
    await openHydrated(page, '/');
    await joinElsewhere(page);
    await expect(banner(page)).toBeVisible();
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

test.describe('with a tracker', () => {
  test.use({ siteName: 'tracked', expectedErrors: /\/e\/(?:\?.*)?$/ });

  test('a page is kept with its application', async ({ page }) => {
    await page.route(`${POSTHOG_ORIGIN}/**`, (route) => route.abort());
    const vendor = page.waitForResponse(VENDOR_CHUNK);
    await openHydrated(page, '/');
    await (await vendor).finished();
    await idle(page);
    await leaveAndReturn(page);
    await headerLink(page, t('header.faq')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
});
