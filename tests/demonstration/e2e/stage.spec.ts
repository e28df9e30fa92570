import type { Page } from '@playwright/test';
import { hold } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import {
  boxOf,
  dockButton,
  finishOpening,
  grab,
  handle,
  listenButton,
  stage,
  stageAnimations,
  WINDOWS,
} from '../support/visionFrame.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const boxOfPart = (page: Page, name: string) => boxOf(part(page, name));

/** Returns how far a window's marked parts are inside the lens, at their nearest edge. */
function distanceInside(page: Page, region: string): Promise<number> {
  return page.evaluate((id) => {
    const lens = document.querySelector('[data-part="lens"]')?.getBoundingClientRect();
    const marks = document.querySelectorAll(`[data-part="copy"] [data-region="${id}"] [data-mark]`);
    if (!lens || marks.length === 0) return Number.NaN;
    const distances = [...marks].flatMap((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      return [left - lens.left, top - lens.top, lens.right - right, lens.bottom - bottom];
    });
    return Math.min(...distances);
  }, region);
}

/** Returns the windows that cover a corner of this window's marked parts. */
function windowsOverMarks(page: Page, region: string): Promise<unknown[]> {
  return page.evaluate((id) => {
    const windows = '[data-part="copy"] [data-region]';
    const marks = [...document.querySelectorAll(`[data-region="${id}"] [data-mark]`)];
    const corners = marks.flatMap((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      return [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y] as const),
      );
    });
    const above = corners.map(([x, y]) => {
      const [first] = document
        .elementsFromPoint(x, y)
        .filter((element) => element.closest(windows));
      return first?.closest<HTMLElement>(windows)?.dataset.region ?? id;
    });
    return above.filter((other) => other !== id);
  }, region);
}

test('at rest the lens shows what is marked in the window below it, beside the dock, at every width', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const width of [390, 820, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 1100 });
    await handle(page).scrollIntoViewIfNeeded();
    for (const region of WINDOWS) {
      const where = `${region} at ${width} px`;
      await dockButton(page, region).click();
      await expect.poll(() => distanceInside(page, region), where).toBeGreaterThanOrEqual(0);
      expect(await windowsOverMarks(page, region), where).toEqual([]);
      // Rows and columns continue at the edges of the glass.
      const windowIn = (name: string) =>
        boxOf(part(page, name).locator(`[data-region="${region}"]`));
      const [below, copy] = [await windowIn('scene'), await windowIn('copy')];
      for (const measure of ['x', 'y', 'width', 'height'] as const) {
        expect(copy[measure], `${measure} of ${where}`).toBeCloseTo(below[measure], 1);
      }
      const [glass, dock] = [await boxOfPart(page, 'glass'), await boxOfPart(page, 'dock')];
      const isBeside = glass.x + glass.width <= dock.x || glass.x >= dock.x + dock.width;
      expect(isBeside || glass.y + glass.height <= dock.y, `${where} and the dock`).toBe(true);
    }
  }
});

test('on a phone the glass is beside its answer over every window, and covers none of it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openHydrated(page, '/');
  for (const region of WINDOWS) {
    await dockButton(page, region).click();
    await expect.poll(() => distanceInside(page, region), region).toBeGreaterThanOrEqual(0);
    const glass = await boxOfPart(page, 'glass');
    const answer = await boxOf(part(page, 'frame').locator('[aria-live]'));
    const buttons = await boxOf(listenButton(page));
    const gaps = [answer.y - glass.y - glass.height, glass.y - buttons.y - buttons.height];
    expect(Math.max(...gaps), region).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps), region).toBeLessThan(glass.height / 2);
  }
});

test('it is not printed, and without colors of its own its buttons have edges', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', forcedColors: 'active' });
  await openHydrated(page, '/');
  await expect(stage(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(listenButton(page)).not.toHaveCSS('border-top-style', 'none');
});

test.describe('the opening', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Stops the opening after so many milliseconds. */
  const pauseOpening = (page: Page, moment: number) =>
    stage(page).evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, moment);

  const places = async (page: Page) =>
    Promise.all(['glass', 'lens', 'copy', 'scene'].map((name) => boxOfPart(page, name)));

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('runs, ends within five seconds, and moves nothing but layers', async ({ page }) => {
      await page.goto('/');
      const { ends, properties } = await stageAnimations(page);
      expect(ends.length).toBeGreaterThan(9);
      expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
      expect(properties).toEqual(['opacity', 'transform', 'translate']);
      // The answer appears phrase by phrase.
      const phrases = part(page, 'frame').locator('[aria-live] p > span');
      const delays = await phrases.evaluateAll((all) =>
        all.map((phrase) => Number.parseFloat(getComputedStyle(phrase).animationDelay)),
      );
      expect(delays.length).toBeGreaterThan(3);
      expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
    });
  });

  test('ends where a visitor without motion begins', async ({ page }) => {
    await page.goto('/');
    await finishOpening(page);
    const end = await places(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect((await stageAnimations(page)).ends).toEqual([]);
    expect(await places(page)).toEqual(end);
  });

  test('plays on while the page hydrates, and ends at rest when the visitor uses the frame', async ({
    page,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await pauseOpening(page, 1600);
    const before = await places(page);
    release();
    await expect(part(page, 'dock')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    expect(await places(page)).toEqual(before);
    expect((await stageAnimations(page)).ends).not.toEqual([]);
    await dockButton(page, 'sheet').click();
    await expect.poll(async () => (await stageAnimations(page)).ends).toEqual([]);
    const end = await places(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await places(page)).toEqual(end);
  });

  for (const moment of [200, 1600]) {
    test(`a drag after ${moment} ms takes over without a jump`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      const release = await hold(page, SCRIPTS);
      await page.goto('/');
      await pauseOpening(page, moment);
      const before = await boxOf(handle(page));
      const { x, y } = await grab(page);
      release();
      await expect(part(page, 'dock')).toBeVisible();
      expect(await boxOf(handle(page))).toEqual(before);
      await page.mouse.move(x, y + 1);
      await page.mouse.move(x, y + 31, { steps: 3 });
      await expect.poll(async () => Math.round((await boxOf(handle(page))).y - before.y)).toBe(30);
      expect(Math.round((await boxOf(handle(page))).x - before.x)).toBe(0);
      await page.mouse.up();
    });
  }

  test('is not shown again on a home page reached by a link', async ({ page }) => {
    await openHydrated(page, '/about');
    await page.getByRole('link', { name: t('common.returnToHome') }).click();
    await expect(part(page, 'dock')).toBeVisible();
    expect((await stageAnimations(page)).ends).toEqual([]);
  });
});
