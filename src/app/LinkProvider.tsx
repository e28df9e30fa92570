import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../document/pageContext.tsx';
import { reloadPage } from '../document/reloadPage.ts';
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
  const followed = useRef<string>(null);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const links = useMemo<Links>(() => {
    const hrefOf = (path: string) => (path.startsWith('#') ? path : localePath(language.tag, path));
    return {
      hrefOf,
      follow(path) {
        const href = hrefOf(path);
        const { pathname, hash } = new URL(href, location.href);
        // Browsers add no history entry for a link to the current URL either.
        const replace = pathname === location.pathname && hash === location.hash;
        const show = () => {
          try {
            flushSync(() => void latestNavigate.current(href, { replace }));
          } catch {
            // An extension has removed a head tag that React wants to replace.
            reloadPage(true);
          }
        };
        const page = pageOf(path);
        if (!page || PAGE_CODE[page].loaded()) return show();
        // While the code is fetched, the previous page stays usable: the visitor may leave it.
        const { href: from } = location;
        followed.current = href;
        const isWanted = () => followed.current === href && location.href === from;
        PAGE_CODE[page].load().then(
          () => isWanted() && show(),
          // A deploy may have removed the code: load the document instead.
          () => isWanted() && location.assign(href),
        );
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
