import type { Browser, Locator, Page } from '@playwright/test';
import { hydrated } from '../../../../harness/browser/openHydrated.ts';

/** The screen of the phone that Lighthouse simulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Factor by which the browser slows the page's thread down. */
const THROTTLING_RATE = 4;

export const SLOW_PHONE = `${PHONE.viewport.width} × ${PHONE.viewport.height} pixels, processor slowed ${THROTTLING_RATE} ×, network not slowed`;

/**
 * Makes V8 record source positions when it compiles a function. By default it does so later, when
 * something asks for them, and parses the function again. The debugger, through which this benchmark
 * controls Chromium, asks for them at each new `Error`: react-dom creates one when it is evaluated,
 * and V8 would parse all of it again (10 to 20 ms, not slowed down). Visitors have no debugger.
 */
export const AS_WITHOUT_DEBUGGER = '--js-flags=--no-enable-lazy-source-positions';

/** Opens an empty page in a context of its own, on a slow phone, and closes it after `visit`. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING_RATE });
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds after the load event during which the visitor only reads. */
const PASSIVE = 3000;

/** Waits as a visitor who only reads. Runs nothing in the page. */
export function readOnly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PASSIVE));
}

/** Taps the page's heading, which does nothing by itself, and waits until the page is at rest. */
export async function actFirst(page: Page): Promise<void> {
  await tap(page, page.locator('main h1'));
  await hydrated(page);
  await atRest(page);
}

/** Taps the middle of an element with real touch events. Does not scroll to it. */
export async function tap(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element);
  await page.touchscreen.tap(x, y);
}

/** Returns an element's middle in the window, in CSS pixels. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Milliseconds without a long task and without a response after which a page counts as at rest. */
const REST = 1000;

export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        }).observe({ entryTypes: ['longtask', 'resource'] });
      }),
    REST,
  );
}
