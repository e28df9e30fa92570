import { expect, type Locator, type Page } from '@playwright/test';
import { allHydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { t } from '../../support/siteTexts.ts';

// The sample windows of the stage, and what the frame first says over each.
export const WINDOWS = ['messages', 'sheet', 'calendar'] as const;
export const FIRST_ANSWER = {
  messages: t('home.demonstration.messages.decided.answer'),
  sheet: t('home.demonstration.sheet.peak.answer'),
  calendar: t('home.demonstration.calendar.clash.answer'),
};
/** A viewport in which the frame and all windows are in view, in CSS pixels. */
export const WIDE = { width: 1280, height: 1000 };

/** The stage: the scene and what lies over it. */
const STAGE = 'div:has(> [data-part="scene"])';

export const stage = (page: Page) => page.locator(STAGE);
export const frame = (page: Page) =>
  page.getByRole('article', { name: t('home.demonstration.sample') });
export const handle = (page: Page) =>
  page.getByRole('button', { name: t('home.demonstration.move') });
export const lens = (page: Page) => page.locator('[data-part="lens"]');
export const dockButton = (page: Page, region: (typeof WINDOWS)[number]) =>
  page.getByRole('button', { name: t(`home.demonstration.${region}.name`), exact: true });
export const listenButton = (page: Page) =>
  page.getByRole('button', { name: t('home.demonstration.listen'), exact: true });

/** Opens the home page with the frame hydrated, in view and at rest: the opening is over. */
export async function openFrame(page: Page): Promise<void> {
  await openHydrated(page, '/');
  await allHydrated(page);
  // A part that is translated while it hydrates is rendered again.
  await expect(() => handle(page).scrollIntoViewIfNeeded()).toPass();
  await dockButton(page, 'sheet').waitFor();
  await finishOpening(page);
}

/** Shows the stage as it is once the opening is over. */
export async function finishOpening(page: Page): Promise<void> {
  await stage(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box`);
  return box;
}

/** Presses the frame's title bar, and returns where. */
export async function grab(page: Page) {
  const { x, y, width, height } = await boxOf(handle(page));
  const from = { x: x + width / 3, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  return from;
}

/** Returns where the frame is on the stage, also while the page scrolls. */
export function placeOf(page: Page) {
  return handle(page).evaluate((bar, css) => {
    const outer = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
    const inner = bar.getBoundingClientRect();
    return { x: Math.round(inner.x - outer.x), y: Math.round(inner.y - outer.y) };
  }, STAGE);
}

/** Lists the ends of the stage's animations, in milliseconds, and the properties they change. */
export function stageAnimations(page: Page) {
  return stage(page).evaluate((element) => {
    const running = element.getAnimations({ subtree: true });
    const opening = running.filter((animation) => animation instanceof CSSAnimation);
    const changed = opening.flatMap(({ effect }) =>
      (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap(({ offset, computedOffset, easing, composite, ...properties }) =>
          Object.keys(properties),
        ),
    );
    return {
      ends: opening.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      properties: [...new Set(changed)].sort(),
    };
  });
}
