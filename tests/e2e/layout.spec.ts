import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import {
  answerJoins,
  closingForm,
  heroForm,
  hold,
  join,
  joinButton,
} from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { contrastRatios } from '../support/measure/contrastRatios.ts';
import { sidewaysScrollers } from '../support/measure/sidewaysScrollers.ts';

const PATHS = PAGE_IDS.map((id) => PAGES[id].path);
const { waitlist } = en;

test.describe.configure({ mode: 'parallel' });
// Files fetched ahead are given up when a test goes on to the next page.
test.use({ expectedComplaints: /status of (404|409|500)|failed: .*ERR_ABORTED/ });

test('the first Tab stop of every page is the skip link, which leads into main', async ({
  page,
}) => {
  for (const path of PATHS) {
    await openHydrated(page, path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: en.common.skipToContent });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  }
});

test('every page has one main heading and no level is left out', async ({ page }) => {
  for (const path of PATHS) {
    await openHydrated(page, path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
  }
});

for (const width of [390, 1280]) {
  test(`whatever can be pressed is at least 24 by 24 px, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PATHS) {
      await openHydrated(page, path);
      const menu = page.getByRole('button', { name: en.header.menu });
      if (await menu.isVisible()) await menu.click();
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
    await openHydrated(page, '/');
    await join(closingForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
    await page.getByRole('button', { name: waitlist.useDifferentEmail }).click();
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(waitlist.alreadyRegistered.title)).toBeVisible();
    expect(await smallTargets(page), 'cards').toEqual([]);
  });
}

/** Links within a line of text are as high as the line and may be (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, summary, select, textarea').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .filter((target) => {
        const around = target.parentElement?.textContent?.trim();
        const isInText = target.matches('a') && getComputedStyle(target).display === 'inline';
        return !(isInText && around !== target.textContent?.trim());
      })
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ target, box }) => `${target.textContent || target.tagName} ${box.width}×${box.height}`,
      ),
  );
}

test.describe('no page scrolls sideways', () => {
  const WIDTHS = [320, 390, 768, 1280, 2560];

  async function expectNoOverflow(page: Page, what: string) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysScrollers(page), `${what} at ${width} px`).toEqual([]);
    }
    // Text alone made twice as large.
    await page.setViewportSize({ width: 640, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await sidewaysScrollers(page), `${what}, text of twice the size`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }

  test('as it is, from 320 to 2560 px', async ({ page }) => {
    for (const path of PATHS) {
      await openHydrated(page, path);
      await expectNoOverflow(page, path);
    }
  });

  test('with errors, while waiting and with cards', async ({ page }) => {
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    await join(closingForm(page), 'ada@example');
    await expectNoOverflow(page, 'refused addresses');

    await answerJoins(page, 500, { message: `Nothing_works_${'x'.repeat(500)}` });
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByRole('alert')).toContainText('Nothing_works');
    await expectNoOverflow(page, 'a long word of the server');

    await answerJoins(page, 409, { message: 'already registered' });
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(waitlist.alreadyRegistered.title)).toBeVisible();
    await page.unrouteAll();
    const release = await hold(page, '**/api/join-waitlist');
    await join(closingForm(page), `${'a'.repeat(60)}@example.com`);
    await expect(closingForm(page).getByRole('button')).toHaveText(waitlist.submitting);
    await expectNoOverflow(page, 'a known address, and waiting');
    release();
    await expect(closingForm(page).getByText(waitlist.success.text)).toBeVisible();
    await expectNoOverflow(page, 'joined');
  });
});

test('nothing moves by itself for a visitor who asked for that, and only for them', async ({
  page,
}) => {
  await hold(page, '**/api/join-waitlist');
  for (const [reducedMotion, scrolling, moving] of [
    ['no-preference', 'smooth', 1],
    ['reduce', 'auto', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const path of reducedMotion === 'reduce' ? PATHS : ['/']) {
      await openHydrated(page, path);
      if (path === '/') {
        await join(heroForm(page), 'ada@example.com');
        await expect(heroForm(page).getByRole('button')).toHaveText(waitlist.submitting);
      }
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', scrolling);
      await expect.poll(() => runningAnimations(page), path).toBe(path === '/' ? moving : 0);
    }
  }
});

/** Of those that run by the clock; what is tied to scrolling moves with the visitor only. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        ).length,
  );

test('in forced colours every control keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  const controls: [string, Locator][] = [
    [
      'the header’s link',
      page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }),
    ],
    ['the hero’s field', heroForm(page).getByRole('textbox')],
    ['the hero’s button', joinButton(heroForm(page))],
    ['the closing button', joinButton(closingForm(page))],
    ['Listen', page.getByRole('button', { name: en.visionFrame.listen })],
  ];
  for (const [name, control] of controls) {
    const edges = await control.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.borderTopStyle, style.outlineStyle].filter((edge) => edge !== 'none');
    });
    expect.soft(edges, name).not.toEqual([]);
  }
  await heroForm(page).getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await expect(joinButton(heroForm(page))).not.toHaveCSS('outline-style', 'none');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`paragraphs stand out at least 7 to 1, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of PATHS) {
      await openHydrated(page, path);
      const ratios = await page.locator('p, li').evaluateAll(contrastRatios);
      expect(ratios.length, path).toBeGreaterThan(2);
      expect(
        ratios.filter(({ ratio }) => ratio < 7),
        path,
      ).toEqual([]);
    }
  });
}
