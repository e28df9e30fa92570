import { use, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../routes.ts';
import type { PageLoader } from './pageLoader.ts';

/**
 * Renders the page at the current URL, cross-fading where the browser supports View Transitions.
 * The router keeps showing the old page until the new one has loaded.
 */
export function CurrentPage({ loader }: { loader: PageLoader }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const Page = loader.loaded(page) ?? use(loader.loadOrReload(page));
  return (
    // Only a change of page is a transition; updates within one, such as search marks, are not.
    <ViewTransition key={page} update="none">
      <Page />
    </ViewTransition>
  );
}
