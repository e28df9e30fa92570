import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from '../../harness/browser/openHydrated.ts';
import { hold } from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';

/** Every script file of the application. */
const SCRIPTS = '**/assets/*.js';

const { faq } = en;
const question = (page: Page, name: string) => page.locator('summary', { hasText: name });
const shown = (page: Page) => page.locator('details:visible');

test('questions open and close on their own, by pointer and by key', async ({ page }) => {
  await openHydrated(page, '/faq');
  const first = faq.general.status;
  const second = faq.technical.requirements;
  await expect(page.getByText(first.answer.replace('{{product}}', 'Iris'))).toBeHidden();
  await question(page, 'Can I use Iris today?').click();
  await question(page, second.question).press('Enter');
  await expect(page.getByText(/is in development/)).toBeVisible();
  await expect(page.getByText(second.answer)).toBeVisible();
  await question(page, 'Can I use Iris today?').press(' ');
  await expect(page.getByText(/is in development/)).toBeHidden();
  await expect(page.getByText(second.answer)).toBeVisible();
});

test('the chevron turns as a question opens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/faq');
  const item = question(page, faq.technical.requirements.question);
  const turned = () =>
    item.locator('svg').evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
  expect(await turned()).toBeCloseTo(1);
  await item.click();
  expect(await turned()).toBeCloseTo(-1);
});

test('typing filters at once and says how many; clearing brings all back, open ones open', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await question(page, faq.technical.requirements.question).click();
  const search = page.getByRole('searchbox', { name: faq.search.label });
  await search.fill(' ENCRYPTED ');
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible();
  await search.fill('no such thing');
  await expect(page.getByText(faq.empty.title, { exact: true })).toBeVisible();
  await expect(page.getByText(faq.empty.text, { exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: faq.search.clear }).click();
  await expect(shown(page)).toHaveCount(16);
  await expect(page.getByText(faq.technical.requirements.answer)).toBeVisible();
  await expect(search).toBeFocused();
});

test('an address with a question shows it open, on arrival and by a link', async ({ page }) => {
  await openHydrated(page, '/faq#mobile');
  await expect(page.getByText(faq.support.mobile.answer)).toBeInViewport();
  await expect(question(page, faq.support.mobile.question)).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#encryption';
  });
  await expect(page.getByText(faq.privacy.encryption.answer)).toBeInViewport();
  await page.getByRole('searchbox').fill('slack');
  await page.evaluate(() => {
    location.hash = '#suggestions';
  });
  await expect(page.getByText(faq.support.suggest.answer)).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('before the application is there a question opens, and a search is kept', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/faq');
  await question(page, faq.technical.requirements.question).click();
  await expect(page.getByText(faq.technical.requirements.answer)).toBeVisible();
  await page.getByRole('searchbox').fill('macOS');
  release();
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'questions found' })).toBeVisible();
  await expect(page.getByText(/8GB RAM/)).toBeVisible();
});

test('the mail link carries its subject', async ({ page }) => {
  await openHydrated(page, '/faq');
  await expect(page.getByRole('link', { name: en.common.contactSupport })).toHaveAttribute(
    'href',
    'mailto:support@iris.example?subject=FAQ%20Support',
  );
});

test('the structured data is what the page shows', async ({ page }) => {
  await openHydrated(page, '/faq');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const visible = await page
    .locator('details')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('summary')?.textContent,
        item.querySelector('p')?.textContent,
      ]),
    );
  expect(
    data.mainEntity.map((entity: { name: string; acceptedAnswer: { text: string } }) => [
      entity.name,
      entity.acceptedAnswer.text,
    ]),
  ).toEqual(visible);
});
