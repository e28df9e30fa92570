/** Calls `task` once the page has loaded and is idle, at most 2 s after its load event. */
export function whenPageIdle(task: () => void, fallbackDelay: number): void {
  if (document.readyState === 'complete') whenIdle(task, fallbackDelay);
  else addEventListener('load', () => whenIdle(task, fallbackDelay), { once: true });
}

/**
 * Calls `task` once the browser is idle, after 2 s at most.
 *
 * @param fallbackDelay milliseconds to wait in Safari, which has no requestIdleCallback.
 */
export function whenIdle(task: () => void, fallbackDelay: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, fallbackDelay);
}
