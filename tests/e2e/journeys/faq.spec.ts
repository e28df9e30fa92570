import { FAQ } from '../../../src/sections/faq/faqEntries.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { APPLICATION } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const QUESTIONS = FAQ.flatMap(({ entries }) => entries.map(({ texts }) => t(`${texts}.question`)));
const question = (page: Page, name: string) => page.locator('summary', { hasText: name });
const questions = (page: Page) => page.locator('summary').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: t('faq.search.label') });
const categories = (page: Page) =>
  page.getByRole('navigation', { name: t('faq.categories') }).getByRole('link');
const found = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: t('faq.search.matches', { count }) });

test('questions open and close on their own, by pointer and by key; the chevron turns', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  const status = question(page, t('faq.general.status.question'));
  const chevron = () =>
    status.locator('svg').evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
  const statusAnswer = page.getByText(t('faq.general.status.answer'));
  const requirementsAnswer = page.getByText(t('faq.technical.requirements.answer'));
  await expect(statusAnswer).toBeHidden();
  expect(await chevron()).toBeCloseTo(1);
  await status.click();
  expect(await chevron()).toBeCloseTo(-1);
  await question(page, t('faq.technical.requirements.question')).press('Enter');
  await expect(statusAnswer).toBeVisible();
  await expect(requirementsAnswer).toBeVisible();
  await status.press(' ');
  await expect(statusAnswer).toBeHidden();
  await expect(requirementsAnswer).toBeVisible();
});

test('typing filters and counts; clearing brings all back, open ones still open', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await question(page, t('faq.technical.requirements.question')).click();
  // In any case, in question or answer, and without the blanks around it.
  await search(page).fill('  GOOGLE meet ');
  await expect(questions(page)).toHaveText([
    t('faq.features.transcription.question'),
    t('faq.technical.integrations.question'),
  ]);
  await expect(found(page, 2)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Google Meet');
  await expect(categories(page)).toHaveText([t('faq.features.title'), t('faq.technical.title')]);
  await expect(page.getByRole('heading', { name: t('faq.features.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('faq.general.title') })).toBeHidden();

  // Below a question is the line of its answer that was found.
  await search(page).fill('javascript');
  await expect(questions(page)).toHaveText([t('faq.features.automation.question')]);
  const excerpt = page.locator('[data-part="excerpt"]').filter({ visible: true });
  await expect(excerpt.locator('mark')).toHaveText('JavaScript');
  const line = ((await excerpt.textContent()) ?? '').replace('… ', '');
  expect(t('faq.features.automation.answer')).toContain(line);
  // It begins a few words before.
  expect(line.search(/javascript/i)).toBeLessThan(30);
  // The line is cut where the screen ends.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScrollers(page)).toEqual([]);

  await search(page).fill('no such thing');
  const status = page.getByRole('status');
  await expect(status.getByText(t('faq.empty.title'), { exact: true })).toBeVisible();
  await expect(status.getByText(t('faq.empty.text'), { exact: true })).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await expect(categories(page)).toHaveText(FAQ.map(({ title }) => t(title)));
  // One of them ends the search, and focus is there.
  const last = t('faq.support.title');
  await categories(page).filter({ hasText: last }).press('Enter');
  await expect(questions(page)).toHaveText(QUESTIONS);
  await expect(page.getByRole('main').getByRole('heading', { name: last })).toBeFocused();

  await search(page).fill('no such thing');
  await expect(page.getByText(t('faq.empty.title'))).toBeVisible();
  await search(page).fill('slack');
  await expect(questions(page)).toHaveCount(2);
  await expect(page.getByText(t('faq.empty.title'))).toBeHidden();
  await page.getByRole('button', { name: t('faq.search.clear') }).click();
  await expect(questions(page)).toHaveText(QUESTIONS);
  await expect(page.getByRole('button', { name: t('faq.search.clear') })).toBeHidden();
  await expect(page.getByText(t('faq.technical.requirements.answer'))).toBeVisible();
  await expect(search(page)).toBeFocused();
  await search(page).fill('   ');
  await expect(questions(page)).toHaveText(QUESTIONS);
  for (const { title } of FAQ) {
    const category = page.getByRole('main').getByRole('heading', { name: t(title), exact: true });
    await expect(category).toBeVisible();
  }
});

test('an address with a question opens it and no other, on arrival and by a link', async ({
  page,
}) => {
  await openHydrated(page, '/faq#mobile');
  await expect(page.getByText(t('faq.support.mobile.answer'))).toBeInViewport();
  await expect(question(page, t('faq.support.mobile.question'))).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);
  const follow = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await follow('#encryption');
  await expect(page.getByText(t('faq.privacy.encryption.answer'))).toBeInViewport();
  await search(page).fill('slack');
  await follow('#suggestions');
  await expect(page.getByText(t('faq.support.suggest.answer'))).toBeInViewport();
  await expect(search(page)).toHaveValue('');
  await expect(question(page, t('faq.support.suggest.question'))).toBeFocused();
  // Neither known nor even well-formed: an error would fail the test.
  await page.goto('about:blank');
  await openHydrated(page, '/faq#%E0%A4%A');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('a search that is typed before hydration is kept', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/faq');
  await search(page).fill('macOS');
  release();
  await hydrated(page);
  await expect(async () => {
    await expect(found(page, await questions(page).count())).toBeVisible({ timeout: 100 });
  }).toPass();
});

// The page shows them: everyControl.spec.ts.
test('the structured data of the FAQ has every question with its answer', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const entities = FAQ.flatMap(({ entries }) => entries).map(({ texts }) => ({
    name: t(`${texts}.question`),
    acceptedAnswer: { text: t(`${texts}.answer`) },
  }));
  expect(JSON.parse(data)).toMatchObject({ mainEntity: entities });
});

test('a search says how many questions it found once typing rests', {
  tag: '@chromium',
}, async ({ page }) => {
  await openHydrated(page, '/faq');
  await page.clock.install({ time: 0 });
  // Otherwise real time passes too.
  await page.clock.pauseAt(1000);
  const search = page.getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  for (const letter of 'slack') {
    await page.clock.runFor(300);
    await search.press(letter);
  }
  await page.clock.runFor(300);
  await expect(page.locator('summary').filter({ visible: true })).toHaveCount(2);
  await expect(status).toHaveText('');
  await page.clock.runFor(300);
  await expect(status).toHaveText(t('faq.search.matches', { count: 2 }));
});
