import { REGIONS } from '../../../../src/sections/demonstration/scene/regions.ts';
import { extendPage } from '../../../support/browser/extendPage.ts';
import { openHydrated } from '../../../support/browser/openHydrated.ts';
import { type Press, pressEarly } from '../../../support/browser/pressEarly.ts';
import { translatePage } from '../../../support/browser/translatePage.ts';
import { NARROW } from '../../../support/browser/viewports.ts';
import { layoutShift, watchLayoutShift } from '../../../support/measure/layoutShift.ts';
import { headerLink } from '../../../support/site.ts';
import { t } from '../../../support/siteTexts.ts';
import { expect, type Page, test } from '../../../support/test.ts';
import {
  boxOf,
  dockButton,
  FIRST_ANSWER,
  frame,
  grab,
  handle,
  lens,
  listenButton,
  openFrame,
  placeOf,
  stage,
  WIDE,
  WINDOWS,
} from '../../support/visionFrame.ts';

const askButton = (page: Page) => page.getByRole('button', { name: t('home.demonstration.ask') });

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
        await expect(frame(page)).toContainText(t(`home.demonstration.${region}.source`));
        await expect(dockButton(page, region)).toHaveAttribute('aria-pressed', 'true');
        await expectInsideStage(page);
      }
      const messages = page.locator('[data-part="scene"] [data-region="messages"]');
      // The corner that is farthest from the frame, which is over the last window.
      const { height } = await boxOf(messages);
      await messages.click({ position: { x: 20, y: height - 20 } });
      await expect(frame(page)).toContainText(FIRST_ANSWER.messages);
      // As when a phone is turned.
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expect(dockButton(page, 'messages')).toHaveAttribute('aria-pressed', 'true');
      await expect(frame(page)).toContainText(FIRST_ANSWER.messages);
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

for (const { id, questions } of REGIONS) {
  test(`the dock’s button for the ${id}, and the questions about it`, async ({ page }) => {
    await openFrame(page);
    await dockButton(page, id).click();
    await expect(frame(page)).toContainText(FIRST_ANSWER[id]);
    await expect(dockButton(page, id)).toHaveAttribute('aria-pressed', 'true');
    for (const texts of questions) {
      await askButton(page).click();
      await page.getByRole('button', { name: t(`${texts}.question`) }).click();
      await expect(frame(page)).toContainText(t(`${texts}.answer`));
      await expect(askButton(page)).toBeFocused();
    }
  });
}

const PRESSES: Press[] = [
  {
    what: 'Listen shows the transcript',
    target: listenButton,
    effect: (page) => expect(page.getByText(t('home.demonstration.transcript.one'))).toBeVisible(),
  },
  {
    what: 'a sample window moves the Vision Frame there',
    // Its copy under the glass has the same title.
    target: (page) =>
      page.getByText(t('home.demonstration.calendar.title'), { exact: true }).first(),
    effect: (page) => expect(page.getByText(FIRST_ANSWER.calendar).first()).toBeVisible(),
  },
];

for (const press of PRESSES) {
  test(`a press before or during hydration: ${press.what}`, ({ page }) => pressEarly(page, press));
}

test('the frame works on a page that is translated, or that an extension changes', async ({
  page,
}) => {
  await extendPage(page);
  await translatePage(page, { moment: 'before', language: 'sv', direction: 'ltr' });
  await openHydrated(page, '/');
  await dockButton(page, 'calendar').click();
  await expect(frame(page)).toContainText(FIRST_ANSWER.calendar);
});

test('arrow keys and Enter move the frame; shortcuts are the browser’s', async ({ page }) => {
  await openFrame(page);
  await expect(handle(page)).toHaveAccessibleDescription(t('home.demonstration.moveHelp'));
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
    // Positions are rounded, so that one may change by a pixel.
    const direction = (way: number) => (Math.abs(way) > 1 ? Math.sign(way) : 0);
    expect(direction(after.x - before.x), key).toBe(x);
    expect(direction(after.y - before.y), key).toBe(y);
  }
  await handle(page).press('Enter');
  await expect(frame(page)).toContainText(FIRST_ANSWER.calendar);
});

test('a drag is answered where it ends, not on the way', async ({ page }) => {
  await openFrame(page);
  const from = await grab(page);
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[aria-live="polite"]:has(p)');
    new MutationObserver(() => texts.push(region?.textContent ?? '')).observe(region as Node, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  // To the calendar and back, over the spreadsheet, to the messages without a stop.
  await page.mouse.move(from.x + 400, from.y + 100, { steps: 12 });
  await page.mouse.move(5, from.y, { steps: 24 });
  await page.mouse.up();
  await expect(frame(page)).toContainText(FIRST_ANSWER.messages);
  expect(await announced.jsonValue()).toHaveLength(1);
});

test('Ask offers questions about the window beneath, answers without a request, and Escape closes it', async ({
  page,
}) => {
  await openFrame(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await dockButton(page, 'calendar').click();
  await expect(frame(page)).toContainText(FIRST_ANSWER.calendar);
  await askButton(page).press('Enter');
  await expect(askButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(frame(page).getByRole('button').filter({ hasText: /\?$/ }).first()).toBeFocused();
  for (const id of ['clash', 'free', 'move'] as const) {
    const name = t(`home.demonstration.calendar.${id}.question`);
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: t('home.demonstration.calendar.free.question') }).click();
  await expect(frame(page)).toContainText(t('home.demonstration.calendar.free.answer'));
  await expect(askButton(page)).toBeFocused();
  await expect(askButton(page)).toHaveAttribute('aria-expanded', 'false');
  // The words fade in one after another.
  const words = frame(page).locator('[aria-live] span');
  await expect
    .poll(() => words.evaluateAll((all) => all.map((word) => getComputedStyle(word).opacity)))
    .not.toContainEqual(expect.not.stringMatching(/^1$/));
  // Other pages are fetched ahead as the visitor moves about.
  expect(requests.filter((url) => !/\/assets\//.test(url))).toEqual([]);

  // Escape closes them, and the frame moves back.
  await askButton(page).click();
  await page
    .getByRole('button', { name: t('home.demonstration.calendar.move.question') })
    .press('Escape');
  await expect(askButton(page)).toBeFocused();
  await expect(askButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(frame(page)).toContainText(FIRST_ANSWER.sheet);
});

test('Listen shows captions of two voices until it is pressed again, or the frame moves on', async ({
  page,
}) => {
  await openFrame(page);
  await listenButton(page).click();
  await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'true');
  for (const line of Object.values(t('home.demonstration.transcript', { returnObjects: true }))) {
    await expect(frame(page)).toContainText(line);
  }
  const voices = await frame(page).getByRole('term').allTextContents();
  expect(new Set(voices)).toEqual(
    new Set([t('home.demonstration.people.dana'), t('home.demonstration.people.you')]),
  );
  await listenButton(page).click();
  await expect(frame(page)).toContainText(FIRST_ANSWER.sheet);
  await listenButton(page).click();
  await askButton(page).click();
  await expect(page.getByText(t('home.demonstration.transcript.four'))).toBeHidden();
  await listenButton(page).click();
  await dockButton(page, 'calendar').press('Enter');
  await expect(frame(page)).toContainText(FIRST_ANSWER.calendar);
  await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'false');
  // The dock comes before the frame, as on narrow screens.
  await page.keyboard.press('Tab');
  await expect(handle(page)).toBeFocused();
});

test.describe('by touch', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, viewport: NARROW });

  test('a swipe on the title bar moves the lens, and anywhere else scrolls the page', async ({
    page,
  }) => {
    await openFrame(page);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) => {
        const point = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
        const touchPoints = type === 'touchEnd' ? [] : [point];
        return client.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await touch('touchStart');
      for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
      await touch('touchEnd');
    };
    await handle(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const scrolled = () => page.evaluate(() => scrollY);

    const start = await scrolled();
    const bar = await boxOf(handle(page));
    const { y } = await boxOf(page.locator('[data-part="scene"] [data-region="messages"]'));
    const grip = { x: bar.x + 30, y: bar.y + 20 };
    await swipe(grip, { x: grip.x - 130, y });
    await expect(frame(page)).toContainText(FIRST_ANSWER.messages);
    expect(await scrolled()).toBe(start);

    const glass = await boxOf(lens(page));
    const inside = { x: glass.x + 40, y: glass.y + 40 };
    await swipe(inside, { ...inside, y: inside.y - 150 });
    await expect.poll(scrolled).toBeGreaterThan(start + 50);
  });
});

test('a frame that hydrates moves nothing, and is at rest again after a tiny viewport', {
  tag: '@chromium',
}, async ({ page }) => {
  await watchLayoutShift(page);
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await openFrame(page);
    expect(await layoutShift(page)).toBe(0);
    const home = await boxOf(handle(page));
    for (const size of [{ width: 1, height: 1 }, viewport]) {
      await page.setViewportSize(size);
      // A frame later observers of the size have been called.
      await page.evaluate(
        () => new Promise((call) => requestAnimationFrame(() => setTimeout(call))),
      );
    }
    const { x, width } = await boxOf(handle(page));
    expect([x, width]).toEqual([home.x, home.width]);
  }
});

test.describe('a visitor who left before reaching the frame', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test('finds it on return', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: t('header.menu') }).click();
    await headerLink(page, t('header.faq')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
    await page.goBack();
    await expect(frame(page)).toContainText(FIRST_ANSWER.sheet);
    await dockButton(page, 'messages').click();
    await expect(frame(page)).toContainText(FIRST_ANSWER.messages);
  });
});
