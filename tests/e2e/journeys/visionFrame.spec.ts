import { NARROW } from '../../support/browser/viewports.ts';
import {
  boxOf,
  dockButton,
  FIRST_ANSWER,
  frame,
  grab,
  handle,
  lens,
  openFrame,
  placeOf,
  stage,
  WIDE,
  WINDOWS,
} from '../../support/browser/visionFrame.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { t } from '../../support/siteTexts.ts';

test.use({ viewport: WIDE });

async function expectInsideStage(page: Page) {
  const outer = await boxOf(stage(page));
  for (const part of [handle(page), lens(page)]) {
    const inner = await boxOf(part);
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  }
}

for (const [name, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('the dock and the windows move the frame, and its answer follows', async ({ page }) => {
      await openFrame(page);
      await expect(frame(page)).toContainText(FIRST_ANSWER.sheet);
      await expect(dockButton(page, 'sheet')).toHaveAttribute('aria-pressed', 'true');
      for (const region of WINDOWS) {
        await dockButton(page, region).click();
        await expect(frame(page)).toContainText(FIRST_ANSWER[region]);
        await expect(frame(page)).toContainText(t(`visionFrame.${region}.source`));
        await expect(dockButton(page, region)).toHaveAttribute('aria-pressed', 'true');
        await expectInsideStage(page);
      }
      const code = await boxOf(page.locator('[data-part="scene"] [data-region="code"]'));
      await page.mouse.click(code.x + 20, code.y + 60);
      await expect(frame(page)).toContainText(FIRST_ANSWER.code);
      // As when a phone is turned.
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expect(dockButton(page, 'code')).toHaveAttribute('aria-pressed', 'true');
      await expect(frame(page)).toContainText(FIRST_ANSWER.code);
    });

    test('a drag never leaves the stage, and Escape moves the frame back', async ({ page }) => {
      await openFrame(page);
      const home = await boxOf(handle(page));
      for (const [x, y] of [
        [0, 0],
        [viewport.width - 1, viewport.height - 1],
        [0, viewport.height - 1],
      ] as const) {
        await grab(page);
        await page.mouse.move(x, y, { steps: 8 });
        await page.mouse.up();
        await expectInsideStage(page);
        expect(await boxOf(handle(page))).not.toEqual(home);
        await handle(page).press('Escape');
        await expect.poll(() => boxOf(handle(page))).toEqual(home);
      }
    });
  });
}

test('arrow keys and Enter move the frame; shortcuts are the browser’s', async ({ page }) => {
  await openFrame(page);
  await expect(handle(page)).toHaveAccessibleDescription(t('visionFrame.moveHelp'));
  for (const [key, x, y] of [
    ['ArrowRight', 1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', -1, 0],
    ['ArrowUp', 0, -1],
    ['Alt+ArrowRight', 0, 0],
    ['Control+ArrowDown', 0, 0],
    ['Shift+ArrowLeft', 0, 0],
  ] as const) {
    const before = await placeOf(page);
    await handle(page).press(key);
    const after = await placeOf(page);
    expect(Math.sign(after.x - before.x), key).toBe(x);
    expect(Math.sign(after.y - before.y), key).toBe(y);
  }
  await handle(page).press('Enter');
  await expect(frame(page)).toContainText(FIRST_ANSWER.code);
});

/** Makes the page treat the mouse as a finger: only Chromium's driver supports touch. */
async function useFinger(page: Page) {
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      const asTouch = (event: Event) =>
        Object.defineProperty(event, 'pointerType', { value: 'touch' });
      addEventListener(type, asTouch, true);
    }
  });
}

test('a finger moves the frame by its title bar alone', async ({ page }) => {
  await openFrame(page);
  await useFinger(page);
  const home = await placeOf(page);
  const { x, y, width, height } = await boxOf(lens(page));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  expect(await placeOf(page)).toEqual(home);
  await grab(page);
  await page.mouse.move(x + 60, y + 60, { steps: 4 });
  await page.mouse.up();
  expect(await placeOf(page)).not.toEqual(home);
});
