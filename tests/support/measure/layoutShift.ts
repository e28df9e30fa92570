import { idle, type Page } from '../test.ts';

/** Starts summing up the cumulative layout shift of each document that is opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const { shift = '0' } = document.documentElement.dataset;
      const sum = shifts.reduce((total, { value }) => total + value, Number(shift));
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift of the document so far. */
export async function layoutShift(page: Page): Promise<number> {
  // The browser reports a shift after its frame.
  await idle(page);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
