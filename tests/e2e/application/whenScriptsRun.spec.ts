import { PAGES } from '../../../src/routes.ts';
import { banner, emailField, heroForm } from '../../support/browser/forms.ts';
import { countUnhydrated } from '../../support/browser/openHydrated.ts';
import { QUESTIONS } from '../../support/faqTexts.ts';
import { layoutShift, watchLayoutShift } from '../../support/measure/layoutShift.ts';
import { expect, idle, type Page, test } from '../../support/test.ts';
import { joinedEarlier, prefersLanguages } from '../../support/visitor.ts';

const ready = (page: Page) => page.locator('html[data-scripts="ready"]');

for (const id of ['home', 'faq', 'privacy'] as const) {
  test(`${PAGES[id].path} fetches its scripts after load, and runs them without an interaction`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(PAGES[id].path);
    await expect(ready(page)).toBeAttached();
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => new URL(name).pathname);
    });
    expect(early.filter((file) => !/\.(?:woff2|svg|css)$/.test(file))).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('on a page that is never idle, a field that takes focus runs the application', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await idleFrames(page);
  expect(await countUnhydrated(heroForm(page))).toBe(1);
  await emailField(heroForm(page)).focus();
  await expect.poll(() => countUnhydrated(heroForm(page))).toBe(0);
  await expect(emailField(heroForm(page))).toBeFocused();
});

/** Waits for two frames: `idle` would wait for ever here. */
async function idleFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const VISITORS: [string, string, (page: Page) => Promise<unknown>][] = [
  ['another preferred language than the page’s', '/', (page) => prefersLanguages(page, 'de-AT')],
  [
    'another year than the build’s',
    '/',
    (page) => page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z')),
  ],
  ['a link to the form', '/#waitlist', async () => {}],
];

for (const [what, address, prepare] of VISITORS) {
  test(`with ${what} nothing moves`, async ({ page }) => {
    await prepare(page);
    await watchLayoutShift(page);
    await page.goto(address);
    await expect(ready(page)).toBeAttached();
    await idle(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('a remembered sign-up shows the banner, and nothing moves', async ({ page }) => {
  await joinedEarlier(page);
  await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  }
});

test('a link to a question opens it, and running the application moves nothing', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto(`/faq#${QUESTIONS[0]?.id}`);
  // The browser itself opens the question, seldom after the first paint.
  const byBrowser = await layoutShift(page);
  await expect(ready(page)).toBeAttached();
  expect(await layoutShift(page)).toBe(byBrowser);
});
