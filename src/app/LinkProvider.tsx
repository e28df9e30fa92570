import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkContext, type Links } from '../document/LinkContext.ts';
import { usePageDocument } from '../document/pageDocument.ts';
import { localePath } from '../i18n/localePath.ts';
import { pageAt } from '../routes.ts';
import { frameWithSceneCode } from '../sections/visionFrame/loading/visionFrameCode.ts';
import type { PageLoader } from './pageLoader.ts';

interface LinkProviderProps {
  loader: PageLoader;
  children: ReactNode;
}

/**
 * Provides how links navigate. Its value never changes: with the router's own hooks every link
 * would subscribe to the location, and header and footer would render again at each navigation.
 */
export function LinkProvider({ loader, children }: LinkProviderProps) {
  const { language } = usePageDocument();
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
        // Browsers add no history entry for a link to the current URL either.
        const replace = pathname === location.pathname && hash === location.hash;
        void latestNavigate.current(path, { replace });
      },
      preload(path) {
        const [pathname] = path.split('#');
        if (!pathname) return;
        const page = pageAt(pathname);
        // A failed preload needs no handling: following the link requests the page again.
        loader.load(page).catch(() => {});
        if (page === 'home') frameWithSceneCode.load().catch(() => {});
      },
    };
  }, [language.tag, loader]);

  return <LinkContext value={links}>{children}</LinkContext>;
}
