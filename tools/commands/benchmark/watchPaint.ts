declare global {
  /** What `watchPaint` measures. */
  var timeUntilPainted: Promise<number>;
}

/**
 * Runs in the page, and measures the milliseconds from an event to the frame that shows a text.
 *
 * They begin at the event's own time stamp, when the browser received the input, so that a wait
 * behind other tasks counts. They end in the first task after the frame, that is after its style,
 * layout and paint on the main thread. The compositor and the screen are not counted.
 */
export function watchPaint({ event, within, text }: Record<'event' | 'within' | 'text', string>) {
  const began = new Promise<number>((resolve) => {
    const options = { capture: true, once: true };
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), options);
  });
  const painted = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(within)?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => reject(new Error(`“${text}” has not appeared in ${within}.`)), 30_000);
  });
  globalThis.timeUntilPainted = Promise.all([began, painted]).then(([from, to]) => to - from);
}
