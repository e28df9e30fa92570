import type { Browser, Response } from '@playwright/test';
import { blockedTime, mainThreadOf, TRACE_CATEGORIES, taskTimes, timeIn } from './mainThread.ts';
import { actFirst, onSlowPhone, readOnly } from './slowPhone.ts';

/** Number of visits after which an incomplete trace is an error. */
const ATTEMPTS = 5;

/**
 * Reads the page until 3 s after its load event, then taps its heading and waits until the
 * application is ready and the page has been at rest for 1 s. Returns what Chromium's trace says
 * about the main thread, and the encoded sizes of the response bodies.
 */
export async function measureActs(address: string, browser: Browser) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const measures = await visit(address, browser);
    if (measures) return measures;
  }
  throw new Error(`No trace of ${address} is complete.`);
}

function visit(address: string, browser: Browser) {
  return onSlowPhone(browser, async (page) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(address);
    await readOnly();
    const passiveBytes = await bytesOf(responses);
    await actFirst(page);
    const thread = mainThreadOf(await browser.stopTracing(), address);
    if (!thread) return undefined;
    const { navigation, firstContentfulPaint, load, act, end } = thread;
    const beforePaint = (names: string[]) =>
      timeIn(thread, names, navigation, firstContentfulPaint);
    const passiveTasks = taskTimes(thread, navigation, load + 3e6);
    const activeTasks = taskTimes(thread, act, end);
    return {
      'before the first paint: style and layout, ms': beforePaint(['UpdateLayoutTree', 'Layout']),
      'before the first paint: pre-paint and paint, ms': beforePaint(['PrePaint', 'Paint']),
      'passive visit: main thread blocked, ms': blockedTime(passiveTasks),
      'passive visit: longest task, ms': Math.max(...passiveTasks),
      'passive visit: transferred, bytes': passiveBytes,
      'first act: main thread blocked, ms': blockedTime(activeTasks),
      'first act: longest task, ms': Math.max(...activeTasks),
      'active visit: transferred, bytes': await bytesOf(responses),
    };
  });
}

async function bytesOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
