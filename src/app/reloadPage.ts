/**
 * Loads the document again. If one reload did not help, another will not: a document that comes
 * from a reload is loaded again only if the address has changed since.
 *
 * @param isForced whether to load it again anyway, after an action of the visitor.
 * @throws when it is not loaded again.
 */
export function reloadPage(isForced = false): void {
  const isRepeated = loading()?.type === 'reload' && documentPath() === location.pathname;
  if (isRepeated && !isForced) throw new Error('already reloaded once');
  location.reload();
}

/**
 * Loads the document of a page that Back or Forward leads to, or has already led to, when no
 * application is running to show it. The history entries that the application added outlive a
 * reload.
 *
 * @returns a function that removes the listener.
 */
export function reloadOnHistoryNavigation(): () => void {
  const reload = () => {
    if (location.pathname === documentPath()) return;
    // Otherwise the browser would restore the scroll position of the page being left.
    scrollTo({ top: 0, behavior: 'instant' });
    reloadPage(true);
  };
  reload();
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}

/** Returns how the document was loaded: undefined where a test replaces the clock. */
const loading = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Returns the path that the document was loaded from, also after Back or Forward has left it. */
const documentPath = () => new URL(loading()?.name ?? location.href).pathname;
