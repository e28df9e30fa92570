import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../routes.ts';
import type { PageLoader } from './pageLoader.ts';

/**
 * Renders the page at the current URL. The router keeps showing the old page until the new one has
 * loaded.
 */
export function CurrentPage({ loader }: { loader: PageLoader }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const Page = loader.loaded(page) ?? use(loader.loadOrReload(page));
  return <Page key={page} />;
}
