import type { Locator } from '@playwright/test';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { closingForm, heroForm, join, joinButton, newEmail } from '../../support/browser/forms.ts';
import { answerJoins, hold, JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { headerLink, NOT_FOUND_URL } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.describe('on every page', () => {
  test.use({ expectedErrors: NOT_FOUND_URL });

  for (const { path } of PAGE_IDS.map((id) => PAGES[id])) {
    test(`${path}: the first Tab stop leads into main, everything fits, and nothing moves`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: t('common.skipToContent') });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toHaveCSS('clip-path', 'none');
      // In front of the header.
      await skipLink.click({ trial: true });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);

      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await expect.poll(() => runningAnimations(page)).toBe(0);
      await expectToFit(page, path, [1280, 2560, 768]);
      await page.setViewportSize(NARROW);
      await page.getByRole('button', { name: t('header.menu') }).click();
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

test('motion is that of a waiting form alone, and only if the visitor wants any', async ({
  page,
}) => {
  await hold(page, JOIN_URL);
  await openHydrated(page, '/');
  await join(heroForm(page));
  await expect(heroForm(page).getByRole('button')).toHaveText(t('waitlist.submitting'));
  for (const [reducedMotion, scrolling, count] of [
    ['reduce', 'auto', 0],
    ['no-preference', 'smooth', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', scrolling);
    await finishAnimations(page);
    await expect.poll(() => runningAnimations(page)).toBe(count);
  }
});

test.describe('with messages and cards', () => {
  test.use({ expectedErrors: JOIN_URL });

  test('everything fits', async ({ page }) => {
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    await join(closingForm(page), 'ada@example');
    await expectToFit(page, 'invalid addresses', [320]);

    await answerJoins(page, 500, { message: `Nothing_works_${'x'.repeat(500)}` });
    await join(heroForm(page));
    await expect(heroForm(page).getByRole('alert')).toContainText('Nothing_works');
    await expectToFit(page, 'a long word in a message', [320]);

    await answerJoins(page, 409, { message: 'already registered' });
    await join(heroForm(page));
    await expect(heroForm(page).getByText(t('waitlist.alreadyRegistered.title'))).toBeVisible();
    await page.unrouteAll();
    const release = await hold(page, JOIN_URL);
    await join(closingForm(page), `${'a'.repeat(55)}${newEmail()}`);
    await expect(closingForm(page).getByRole('button')).toHaveText(t('waitlist.submitting'));
    await expectToFit(page, 'a known address and a waiting form', [320]);
    release();
    await expect(closingForm(page).getByText(t('waitlist.success.text'))).toBeVisible();
    await expectToFit(page, 'joined', [320]);
  });
});

test('in forced colors every control has an edge, and the brand its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  const controls: [string, Locator][] = [
    ['the header’s link', headerLink(page, t('common.joinWaitlist'))],
    ['the hero’s field', heroForm(page).getByRole('textbox').locator('..')],
    ['the hero’s button', joinButton(heroForm(page))],
    ['the closing button', joinButton(closingForm(page))],
  ];
  for (const [name, control] of controls) {
    const edges = await control.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.borderTopStyle, style.outlineStyle].filter((edge) => edge !== 'none');
    });
    expect.soft(edges, name).not.toEqual([]);
  }
  // Forced colors remove gradients.
  const mark = page.getByRole('banner').getByRole('link').first().locator('i');
  await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('every Tab stop shows that it has the focus', async ({ page }) => {
  await openHydrated(page, '/');
  const hidden: string[] = [];
  const stops = await page.locator('a[href], button, input:visible').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      // The ring may be around what the focused element is in.
      for (let part = document.activeElement; part; part = part.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        if (outlineStyle !== 'none' && outlineWidth !== '0px') return '';
      }
      return document.activeElement?.outerHTML ?? '';
    });
    if (unseen && !unseen.startsWith('<body')) hidden.push(unseen);
  }
  expect(hidden).toEqual([]);
});

// Every page at 320 px: tests/e2e/languages/everyLanguage.spec.ts.
/** Expects controls of 24 by 24 px or more, and no sideways scrolling, also with text at 200 %. */
async function expectToFit(page: Page, state: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysScrollers(page), `${state} at ${width} px`).toEqual([]);
    expect.soft(await smallTargets(page), `${state} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 640, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await sidewaysScrollers(page), `${state} with text at 200 %`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Lists controls below 24 by 24 px, except for links within a line of text (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, summary').evaluateAll((targets) =>
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

/** Finishes the animations that end by themselves. */
function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isTimed = animation.timeline === document.timeline;
      if (isTimed && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Counts the running animations that are timed, not tied to scrolling. */
function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        ).length,
  );
}
