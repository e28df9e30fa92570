import { banner, closingForm, emailField, heroForm, join } from '../../support/browser/forms.ts';
import { leaveAndReturn } from '../../support/browser/leaveAndReturn.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import type { Engine } from '../../support/engines/engines.ts';
import { expect, type Page, test } from '../../support/engines/test.ts';
import { idle } from '../../support/test.ts';

test.use({ hasBackForwardCache: true });

/** Returns whether the browser has a back/forward cache when automated. */
const keepsPages = ({ name }: Engine) => name === 'chromium';

/** Signs up on another page of the same browser. */
async function joinElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openHydrated(other, '/');
  await join(closingForm(other));
  await expect(banner(other)).toBeVisible();
  await other.close();
}

test('a half-typed address and an open question are as they were left', async ({
  page,
  engine,
}) => {
  await openHydrated(page, '/');
  await emailField(heroForm(page)).fill('ada@ex');
  await leaveAndReturn(page, keepsPages(engine));
  await expect(emailField(heroForm(page))).toHaveValue('ada@ex');

  await openHydrated(page, '/faq');
  const question = page.getByRole('group').first();
  await question.locator('summary').click();
  await leaveAndReturn(page, keepsPages(engine));
  if (keepsPages(engine)) await expect(question).toHaveAttribute('open');
});

test.describe('who has joined on another page', () => {
  for (const [what, open] of [
    ['that was used', openHydrated],
    ['that was only read', (page: Page) => page.goto('/').then(() => idle(page))],
  ] as const) {
    test(`meanwhile finds the banner on return to a page ${what}`, async ({ page, engine }) => {
      await open(page, '/');
      await leaveAndReturn(page, keepsPages(engine), () => joinElsewhere(page));
      await expect(banner(page)).toBeVisible();
    });
  }

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
