import { FAQ } from '../../../src/sections/faq/faqEntries.ts';
import { hold } from '../../support/browser/network.ts';
import { allHydrated, hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import {
  QUESTIONS,
  type Question,
  questionsWith,
  wordOfOneAnswer,
  wordOfSome,
} from '../../support/faqTexts.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { APPLICATION } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const ALL = QUESTIONS.map(({ question }) => question);
const [FIRST, SECOND] = QUESTIONS as [Question, Question];
const LAST = QUESTIONS.at(-1) ?? FIRST;
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
  const summary = question(page, FIRST.question);
  const chevron = () =>
    summary.locator('svg').evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
  const firstAnswer = page.getByText(FIRST.answer);
  const secondAnswer = page.getByText(SECOND.answer);
  await expect(firstAnswer).toBeHidden();
  expect(await chevron()).toBeCloseTo(1);
  await summary.click();
  expect(await chevron()).toBeCloseTo(-1);
  await question(page, SECOND.question).press('Enter');
  await expect(firstAnswer).toBeVisible();
  await expect(secondAnswer).toBeVisible();
  await summary.press(' ');
  await expect(firstAnswer).toBeHidden();
  await expect(secondAnswer).toBeVisible();
});

test('typing filters and counts; clearing brings all back, open ones still open', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await question(page, FIRST.question).click();
  const word = wordOfSome();
  const some = questionsWith(word);
  // In any case, in question or answer, and without the blanks around it.
  await search(page).fill(`  ${word.toUpperCase()} `);
  await expect(questions(page)).toHaveText(some.map(({ question }) => question));
  await expect(found(page, some.length)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  const shown = [...new Set(some.map(({ category }) => category))];
  await expect(categories(page)).toHaveText(shown);
  for (const { title } of FAQ) {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: t(title), exact: true });
    await expect(heading).toBeVisible({ visible: shown.includes(t(title)) });
  }

  // Below a question is the line of its answer that was found.
  const rare = wordOfOneAnswer();
  const [only = FIRST] = questionsWith(rare);
  await search(page).fill(rare);
  await expect(questions(page)).toHaveText([only.question]);
  const excerpt = page.locator('[data-part="excerpt"]').filter({ visible: true });
  await expect(excerpt.locator('mark').first()).toHaveText(new RegExp(rare, 'i'));
  const line = ((await excerpt.textContent()) ?? '').replace('… ', '');
  expect(only.answer).toContain(line);
  // It begins a few words before.
  expect(line.toLowerCase().indexOf(rare)).toBeLessThan(30);
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
  const last = LAST.category;
  await categories(page).filter({ hasText: last }).press('Enter');
  await expect(questions(page)).toHaveText(ALL);
  await expect(page.getByRole('main').getByRole('heading', { name: last })).toBeFocused();

  await search(page).fill('no such thing');
  await expect(page.getByText(t('faq.empty.title'))).toBeVisible();
  await search(page).fill(word);
  await expect(questions(page)).toHaveCount(some.length);
  await expect(page.getByText(t('faq.empty.title'))).toBeHidden();
  await page.getByRole('button', { name: t('faq.search.clear') }).click();
  await expect(questions(page)).toHaveText(ALL);
  await expect(page.getByRole('button', { name: t('faq.search.clear') })).toBeHidden();
  await expect(page.getByText(FIRST.answer)).toBeVisible();
  await expect(search(page)).toBeFocused();
  await search(page).fill('   ');
  await expect(questions(page)).toHaveText(ALL);
  for (const { title } of FAQ) {
    const category = page.getByRole('main').getByRole('heading', { name: t(title), exact: true });
    await expect(category).toBeVisible();
  }
});

test('an address with a question opens it and no other, on arrival and by a link', async ({
  page,
}) => {
  await openHydrated(page, `/faq#${LAST.id}`);
  await expect(page.getByText(LAST.answer)).toBeInViewport();
  await expect(question(page, LAST.question)).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);
  const follow = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await follow(FIRST.id);
  await expect(page.getByText(FIRST.answer)).toBeInViewport();
  await search(page).fill(wordOfSome());
  await follow(SECOND.id);
  await expect(page.getByText(SECOND.answer)).toBeInViewport();
  await expect(search(page)).toHaveValue('');
  await expect(question(page, SECOND.question)).toBeFocused();
  // Neither known nor even well-formed: an error would fail the test.
  await page.goto('about:blank');
  await openHydrated(page, '/faq#%E0%A4%A');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('a search that is typed before hydration is kept', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await page.goto('/faq');
  await search(page).fill(wordOfSome());
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
  const entities = QUESTIONS.map(({ question, answer }) => ({
    name: question,
    acceptedAnswer: { text: answer },
  }));
  expect(JSON.parse(data)).toMatchObject({ mainEntity: entities });
});

test('a search says how many questions it found once typing rests', {
  tag: '@chromium',
}, async ({ page }) => {
  await openHydrated(page, '/faq');
  await allHydrated(page);
  await page.clock.install({ time: 0 });
  // Otherwise real time passes too.
  await page.clock.pauseAt(1000);
  const search = page.getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  const word = wordOfSome();
  for (const letter of word) {
    await page.clock.runFor(300);
    await search.press(letter);
  }
  const { length: count } = questionsWith(word);
  await expect(page.locator('summary').filter({ visible: true })).toHaveCount(count);
  await page.clock.runFor(300);
  await expect(status).toHaveText('');
  // The pause begins when React has run the effect of the last letter.
  const afterPause = async () => {
    await page.clock.runFor(300);
    return status.textContent();
  };
  await expect.poll(afterPause).toBe(t('faq.search.matches', { count }));
});
