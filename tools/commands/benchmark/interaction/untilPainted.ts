import type { Page } from '@playwright/test';

/** Milliseconds after which a text counts as missing. */
const PATIENCE = 30_000;

interface Awaited {
  /** Type of the event that starts the time. */
  event: string;
  /** CSS selector of the element that the text appears in. */
  within: string;
  text: string;
}

/**
 * Returns the milliseconds from an event to the frame that shows a text.
 *
 * The time begins at the event's own time stamp, when the browser received the input, so that it
 * counts a wait behind other tasks. It ends in the first task after the frame in which the text is
 * in the document, that is after its style, layout and paint on the main thread. The compositor's
 * work and the screen's refresh are not counted, nor is the rest of an animation that begins then.
 *
 * @param act triggers the event, and so the text.
 */
export async function untilPainted(
  page: Page,
  awaited: Awaited,
  act: () => Promise<void>,
): Promise<number> {
  // Wrapped, because a promise itself would be awaited before the act.
  const watched = await page.evaluateHandle(
    ({ event, within, text, patience }) => {
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
      return { time: Promise.race([time, missing]) };
    },
    { ...awaited, patience: PATIENCE },
  );
  await act();
  return watched.evaluate(({ time }) => time);
}
