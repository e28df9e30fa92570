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
 * Loads the page that Back or Forward leads to where no application can show it. Entries that the
 * application has added outlive a reload.
 *
 * @param shown path of the page that is shown.
 * @param canShow whether the page with a path needs no document of its own.
 * @returns a function that ends this.
 */
export function reloadOtherPages(
  shown = location.pathname,
  canShow = (_pathname: string) => false,
): () => void {
  const reload = (event: PopStateEvent) => {
    if (location.pathname === shown || canShow(location.pathname)) return;
    event.stopImmediatePropagation();
    reloadPage(true);
  };
  addEventListener('popstate', reload, { capture: true });
  return () => removeEventListener('popstate', reload, { capture: true });
}
