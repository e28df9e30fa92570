import { startTransition, useLayoutEffect } from 'react';
import { usePageDocument } from '../document/pageDocument.ts';
import { splitLocale } from '../i18n/localePath.ts';
import { pageAt } from '../routes.ts';
import type { PageLoader } from './pageLoader.ts';

/**
 * Shows a page that Back or Forward returns to in a transition if its code must be fetched, as
 * after a reload. Other updates of the old page then need not wait for it. `LinkProvider` does the
 * same for links; the router could only do it for all navigations, which is slower.
 */
export function useBackInTransition(loader: PageLoader): void {
  const { language } = usePageDocument();
  useLayoutEffect(() => {
    const isLoaded = () => {
      const { path } = splitLocale(location.pathname, [language.tag]);
      return loader.loaded(pageAt(path)) !== undefined;
    };
    const repeatInTransition = (event: PopStateEvent) => {
      // The repeated event is not trusted: the router handles it.
      if (!event.isTrusted || isLoaded()) return;
      event.stopImmediatePropagation();
      startTransition(() => {
        dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
      });
    };
    addEventListener('popstate', repeatInTransition, { capture: true });
    return () => removeEventListener('popstate', repeatInTransition, { capture: true });
  }, [language.tag, loader]);
}
