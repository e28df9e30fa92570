/**
 * Calls `task` once the page has loaded and is idle, at the latest 2 s after its load event.
 *
 * @param fallbackDelay milliseconds after the load event in Safari, which has no
 *   requestIdleCallback.
 */
export function whenPageIdle(task: () => void, fallbackDelay: number): void {
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
    else setTimeout(task, fallbackDelay);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
