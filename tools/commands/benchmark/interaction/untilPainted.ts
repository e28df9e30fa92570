import type { Page } from '@playwright/test';

/** Milliseconds after which a text counts as missing. */
const PATIENCE = 30_000;

/**
 * The time from an event to the frame that shows a text.
 *
 * It begins at the event's own time stamp, when the browser received the input, so that it counts a
 * wait behind other tasks. It ends in the first task after the frame in which the text is in the
 * document, that is after its style, layout and paint on the main thread. The compositor's work and
 * the screen's refresh are not counted, nor is the rest of an animation that begins then.
 */
interface Timing {
  /** Type of the event that starts the time. */
  event: string;
  /** CSS selector of the element that the text appears in. */
  within: string;
  text: string;
}

declare global {
  /** The milliseconds that `watch` measures. */
  var timeUntilPainted: Promise<number>;
}

/** Returns the milliseconds from an event, which `act` triggers, to the paint of a text. */
export async function untilPainted(
  page: Page,
  timing: Timing,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watch, { ...timing, patience: PATIENCE });
  await act();
  return page.evaluate(() => globalThis.timeUntilPainted);
}

/**
 * Returns the same for an act right after opening a page, however busy the page is then: nothing
 * waits for the page between `open` and the act.
 *
 * @param open opens the page's first document, and acts.
 */
export async function untilPaintedAfterOpening(
  page: Page,
  timing: Timing,
  open: () => Promise<void>,
): Promise<number> {
  await page.addInitScript(watch, { ...timing, patience: PATIENCE });
  await open();
  return page.evaluate(() => globalThis.timeUntilPainted);
}

/** Runs in the page. */
function watch({ event, within, text, patience }: Timing & { patience: number }): void {
  const began = new Promise<number>((resolve) => {
    const options = { capture: true, once: true };
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), options);
  });
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(within)?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  const missing = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`“${text}” has not appeared in ${within}.`)), patience);
  });
  const time = Promise.all([began, painted]).then(([from, to]) => to - from);
  globalThis.timeUntilPainted = Promise.race([time, missing]);
}
