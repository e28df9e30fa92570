import { use, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../routes.ts';
import type { PageLoader } from './pageLoader.ts';

/**
 * The page at the current address, fading over from the last one where the browser can. While the next one is fetched the router
 * keeps showing this one.
 */
export function CurrentPage({ loader }: { loader: PageLoader }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const Page = loader.loaded(page) ?? use(loader.loadOrReload(page));
  return (
    // Only pages come and go; what changes within one, such as a search's marks, is no transition.
    <ViewTransition key={page} update="none">
      <Page />
    </ViewTransition>
  );
}
