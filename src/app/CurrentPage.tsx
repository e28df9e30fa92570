import { type FunctionComponent, use } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../document/pageContext.ts';
import { reloadPage } from '../document/reloadPage.ts';
import { pageAt } from '../i18n/pageAt.ts';
import type { PageId } from '../routes.ts';
import { PAGE_CODE } from './pageCode.ts';

/**
 * Renders the page at the current URL. The router keeps showing the old page until the new one has
 * loaded.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  const { page } = pageAt(pathname, [language.tag]);
  const Page = PAGE_CODE[page].loaded() ?? use(loadOrReload(page));
  return <Page key={page} />;
}

/** One promise per page, as React's `use` requires. */
const needed: Partial<Record<PageId, Promise<FunctionComponent>>> = {};

/**
 * Fetches a page that must be shown now. If it cannot be fetched, as after a deploy that removed
 * its chunk, the browser loads the current URL from the server instead.
 */
function loadOrReload(page: PageId): Promise<FunctionComponent> {
  needed[page] ??= PAGE_CODE[page].load().catch(() => {
    reloadPage();
    // Never resolves: the old page stays until the document is replaced.
    return new Promise<never>(() => {});
  });
  return needed[page];
}
