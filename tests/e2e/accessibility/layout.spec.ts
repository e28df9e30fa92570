import type { Locator, Page } from '@playwright/test';
import { closingForm, heroForm, join, joinButton } from '../../../harness/browser/forms.ts';
import { answerJoins, hold, JOIN_URL, NOT_FOUND_URL } from '../../../harness/browser/network.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { headerLink } from '../../support/links.ts';
import { contrastRatios } from '../../support/measure/contrastRatios.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';

const PATHS = PAGE_IDS.map((id) => PAGES[id].path);
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };

test.describe.configure({ mode: 'parallel' });

test.describe('on every page', () => {
  test.use({ expectedErrors: NOT_FOUND_URL });

  test('the first Tab stop is the skip link, which leads into main', async ({ page }) => {
    for (const path of PATHS) {
      await openHydrated(page, path);
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: t('common.skipToContent') });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toHaveCSS('clip-path', 'none');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    }
  });

  test('there is one main heading and no level is skipped', async ({ page }) => {
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

  test('paragraphs stand out at least 7 to 1, in both schemes', async ({ page }) => {
    for (const path of PATHS) {
      // Colors are measured after the change of the scheme, not during it.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openHydrated(page, path);
      await expectContrast(page, `${path}, light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, `${path}, dark`);
    }
  });

  test('controls are at least 24 by 24 px, on a desktop and a phone', async ({ page }) => {
    for (const path of PATHS) {
      await page.setViewportSize(DESKTOP);
      await openHydrated(page, path);
      expect.soft(await smallTargets(page), `${path}, desktop`).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: t('header.menu') }).click();
      expect.soft(await smallTargets(page), `${path}, phone`).toEqual([]);
    }
  });

  test('nothing scrolls sideways from 320 to 2560 px', async ({ page }) => {
    for (const path of PATHS) {
      await openHydrated(page, path);
      await expectNoOverflow(page, path);
    }
  });

  test('nothing moves by itself for a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hold(page, JOIN_URL);
    for (const path of PATHS) {
      await openHydrated(page, path);
      if (path === '/') await submitAndWait(page);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await expect.poll(() => runningAnimations(page), path).toBe(0);
    }
  });
});

test('a waiting form moves, and scrolling is smooth, for other visitors', async ({ page }) => {
  await hold(page, JOIN_URL);
  await openHydrated(page, '/');
  await submitAndWait(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
});

test.describe('with messages and cards', () => {
  test.use({ expectedErrors: JOIN_URL });

  for (const viewport of [PHONE, DESKTOP]) {
    test(`controls are at least 24 by 24 px at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, '/');
      await join(closingForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
      await page.getByRole('button', { name: t('waitlist.useDifferentEmail') }).click();
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(t('waitlist.alreadyRegistered.title'))).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  test('nothing scrolls sideways', async ({ page }) => {
    await openHydrated(page, '/');
    await joinButton(heroForm(page)).click();
    await join(closingForm(page), 'ada@example');
    await expectNoOverflow(page, 'invalid addresses');

    await answerJoins(page, 500, { message: `Nothing_works_${'x'.repeat(500)}` });
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByRole('alert')).toContainText('Nothing_works');
    await expectNoOverflow(page, 'a long word in a message');

    await answerJoins(page, 409, { message: 'already registered' });
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(t('waitlist.alreadyRegistered.title'))).toBeVisible();
    await page.unrouteAll();
    const release = await hold(page, JOIN_URL);
    await join(closingForm(page), `${'a'.repeat(60)}@example.com`);
    await expect(closingForm(page).getByRole('button')).toHaveText(t('waitlist.submitting'));
    await expectNoOverflow(page, 'a known address and a waiting form');
    release();
    await expect(closingForm(page).getByText(t('waitlist.success.text'))).toBeVisible();
    await expectNoOverflow(page, 'joined');
  });
});

test('in forced colors every control has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  const controls: [string, Locator][] = [
    ['the header’s link', headerLink(page, t('common.joinWaitlist'))],
    ['the hero’s field', heroForm(page).getByRole('textbox')],
    ['the hero’s button', joinButton(heroForm(page))],
    ['the closing button', joinButton(closingForm(page))],
    ['Listen', page.getByRole('button', { name: t('visionFrame.listen') })],
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

async function expectContrast(page: Page, where: string) {
  const ratios = await page.locator('p, li').evaluateAll(contrastRatios);
  expect(ratios.length, where).toBeGreaterThan(2);
  expect(
    ratios.filter(({ ratio }) => ratio < 7),
    where,
  ).toEqual([]);
}

/** Lists controls below 24 by 24 px, except for links within a line of text (WCAG 2.2, 2.5.8). */
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

async function expectNoOverflow(page: Page, state: string) {
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysScrollers(page), `${state} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 640, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await sidewaysScrollers(page), `${state} with text at 200 %`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function submitAndWait(page: Page) {
  await join(heroForm(page), 'ada@example.com');
  await expect(heroForm(page).getByRole('button')).toHaveText(t('waitlist.submitting'));
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
