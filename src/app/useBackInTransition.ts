import { startTransition, useLayoutEffect } from 'react';
import { usePageContext } from '../document/pageContext.ts';
import { pageAt } from '../i18n/pageAt.ts';
import { hasDecorations, loadDecorations, PAGE_CODE } from './pageCode.ts';

/**
 * Shows a page that Back or Forward returns to in a transition if its code must be fetched, as
 * after a reload. Other updates of the old page then need not wait for it. `LinkProvider` does the
 * same for links; the router could only do it for all navigations, which is slower.
 *
 * It also waits for the page's decorations, whose height the scroll position depends on.
 */
export function useBackInTransition(): void {
  const { language } = usePageContext();
  useLayoutEffect(() => {
    const repeatInTransition = (event: PopStateEvent) => {
      const { pathname, href } = location;
      const { page } = pageAt(pathname, [language.tag]);
      // The repeated event is not trusted: the router handles it.
      if (!event.isTrusted || (PAGE_CODE[page].loaded() && hasDecorations(page))) return;
      event.stopImmediatePropagation();
      const repeat = () => {
        if (location.href !== href) return;
        startTransition(() => {
          dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
        });
      };
      // If their code cannot be fetched, the page is complete without them.
      loadDecorations(page).then(repeat, repeat);
    };
    addEventListener('popstate', repeatInTransition, { capture: true });
    return () => removeEventListener('popstate', repeatInTransition, { capture: true });
  }, [language.tag]);
}
