/**
 * Loads the document again. What one reload has not helped, a second does not either: a document
 * that comes from a reload is loaded again only after a navigation.
 *
 * @param hasNavigated whether the visitor has just followed a link, or gone back or forward.
 * @throws when it is not loaded again.
 */
export function reloadPage(hasNavigated: boolean): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' && !hasNavigated) throw new Error('a reload has not helped');
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
    if (location.pathname !== pathname) reloadPage(true);
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
