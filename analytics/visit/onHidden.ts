/**
 * Calls `listener` whenever the page becomes hidden or is left. Phones often end a hidden page
 * without another event, so each time may be the last; it may also become visible again.
 */
export function onHidden(listener: () => void): void {
  addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener();
  });
}
