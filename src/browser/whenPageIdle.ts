/** Calls `task` once the page has loaded and is idle, at most 2 s after its load event. */
export function whenPageIdle(task: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenPageIdle(task), { once: true });
  } else if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(task, { timeout: 2000 });
  } else {
    // Safari: enough that what `task` loads does not compete with painting or hydration.
    setTimeout(task, 200);
  }
}
