import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from '../../../harness/browser/network.ts';
import { hydrated, openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { FAQ } from '../../../src/sections/faq/faqEntries.ts';
import { expect, test } from '../../support/fixtures/test.ts';

const QUESTIONS = FAQ.flatMap(({ entries }) => entries);
const question = (page: Page, name: string) => page.locator('summary', { hasText: name });
const shown = (page: Page) => page.locator('details:visible');
const found = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: t('faq.search.matches', { count }) });

test('questions open and close on their own, by pointer and by key', async ({ page }) => {
  await openHydrated(page, '/faq');
  const status = question(page, t('faq.general.status.question'));
  const statusAnswer = page.getByText(t('faq.general.status.answer'));
  const requirementsAnswer = page.getByText(t('faq.technical.requirements.answer'));
  await expect(statusAnswer).toBeHidden();
  await status.click();
  await question(page, t('faq.technical.requirements.question')).press('Enter');
  await expect(statusAnswer).toBeVisible();
  await expect(requirementsAnswer).toBeVisible();
  await status.press(' ');
  await expect(statusAnswer).toBeHidden();
  await expect(requirementsAnswer).toBeVisible();
});

test('the chevron turns as a question opens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/faq');
  const item = question(page, t('faq.technical.requirements.question'));
  const turned = () =>
    item.locator('svg').evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
  expect(await turned()).toBeCloseTo(1);
  await item.click();
  expect(await turned()).toBeCloseTo(-1);
});

test('typing filters and counts; clearing brings all back, open ones still open', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await question(page, t('faq.technical.requirements.question')).click();
  const search = page.getByRole('searchbox', { name: t('faq.search.label') });
  await search.fill(' ENCRYPTED ');
  await expect(shown(page)).toHaveCount(1);
  await expect(found(page, 1)).toBeVisible();
  await search.fill('no such thing');
  await expect(page.getByText(t('faq.empty.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('faq.empty.text'), { exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: t('faq.search.clear') }).click();
  await expect(shown(page)).toHaveCount(QUESTIONS.length);
  await expect(page.getByText(t('faq.technical.requirements.answer'))).toBeVisible();
  await expect(search).toBeFocused();
});

test('an address with a question opens it, on arrival and by a link', async ({ page }) => {
  await openHydrated(page, '/faq#mobile');
  await expect(page.getByText(t('faq.support.mobile.answer'))).toBeInViewport();
  await expect(question(page, t('faq.support.mobile.question'))).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#encryption';
  });
  await expect(page.getByText(t('faq.privacy.encryption.answer'))).toBeInViewport();
  await page.getByRole('searchbox').fill('slack');
  await page.evaluate(() => {
    location.hash = '#suggestions';
  });
  await expect(page.getByText(t('faq.support.suggest.answer'))).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('before hydration a question opens, and a search is kept', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/faq');
  await question(page, t('faq.technical.requirements.question')).click();
  await expect(page.getByText(t('faq.technical.requirements.answer'))).toBeVisible();
  await page.getByRole('searchbox').fill('macOS');
  release();
  await hydrated(page);
  await expect(async () => {
    await expect(found(page, await shown(page).count())).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText(t('faq.technical.requirements.answer'))).toBeVisible();
});

test('the mail link carries its subject', async ({ page }) => {
  await openHydrated(page, '/faq');
  await expect(page.getByRole('link', { name: t('common.contactSupport') })).toHaveAttribute(
    'href',
    'mailto:support@iris.example?subject=FAQ%20Support',
  );
});

test('the structured data matches what the page shows', async ({ page }) => {
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
