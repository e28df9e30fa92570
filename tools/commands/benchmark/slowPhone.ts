import type { Browser, Locator, Page } from '@playwright/test';

/**
 * Makes V8 record source positions when it compiles a function. By default it does so later, when
 * something asks for them, and parses the function again. The debugger, through which this benchmark
 * controls Chromium, asks for them at each new `Error`: react-dom creates one when it is evaluated,
 * and V8 would parse all of it again (10 to 20 ms, not slowed down). Visitors have no debugger.
 */
export const AS_WITHOUT_DEBUGGER = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Opens an empty page with an empty cache on the phone that Lighthouse simulates, slowed 4 ×, and
 * closes it after `visit`.
 */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 412, height: 823 };
  const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await visit(page);
  await context.close();
  return result;
}

/** Returns an element's middle in the window, to tap it. */
export async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
