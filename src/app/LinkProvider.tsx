import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../document/pageContext.ts';
import { localePath } from '../i18n/localePath.ts';
import { pageAt } from '../i18n/pageAt.ts';
import type { PageId } from '../routes.ts';
import { LinkContext, type Links } from '../ui/PageLink.tsx';
import { loadDecorations, PAGE_CODE } from './pageCode.ts';

/**
 * Provides how links navigate. Its value never changes: with the router's own hooks every link
 * would subscribe to the location, and header and footer would render again at each navigation.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const links = useMemo<Links>(() => {
    const hrefOf = (path: string) => (path.startsWith('#') ? path : localePath(language.tag, path));
    return {
      hrefOf,
      follow(path) {
        const { pathname, hash } = new URL(hrefOf(path), location.href);
        const page = pageOf(path);
        // Browsers add no history entry for a link to the current URL either.
        const replace = pathname === location.pathname && hash === location.hash;
        const show = () => void latestNavigate.current(hrefOf(path), { replace });
        // One urgent render is faster than a transition, which yields between slices. While a page
        // is being fetched, other updates must not wait for it.
        if (!page || PAGE_CODE[page].loaded()) show();
        else startTransition(show);
      },
      preload(path) {
        const page = pageOf(path);
        if (!page) return;
        // A failed preload needs no handling: following the link requests the page again.
        PAGE_CODE[page].load().catch(() => {});
        loadDecorations(page).catch(() => {});
      },
    };
  }, [language.tag]);

  return <LinkContext value={links}>{children}</LinkContext>;
}

/** Returns undefined for a fragment of the current page. */
function pageOf(path: string): PageId | undefined {
  const [pathname] = path.split('#');
  return pathname ? pageAt(pathname, []).page : undefined;
}
