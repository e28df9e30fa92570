/**
 * Loads the document again. What one reload has not helped, a second does not either: a document
 * that comes from a reload is loaded again only where the address has changed since.
 *
 * @param isAsked whether the visitor has asked for it.
 * @throws when it is not loaded again.
 */
export function reloadPage(isAsked = false): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRepeated = entry?.type === 'reload' && new URL(entry.name).pathname === location.pathname;
  if (isRepeated && !isAsked) throw new Error('a reload has not helped');
  location.reload();
}

/**
 * Loads the page that Back or Forward leads to, while no application can show it. Entries that the
 * application has added outlive a reload.
 *
 * @returns a function that ends this.
 */
export function reloadOtherPages(): () => void {
  const { pathname } = location;
  const reload = () => {
    if (location.pathname !== pathname) reloadPage();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
