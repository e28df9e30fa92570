import { css } from '@emotion/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '../../analytics/port.ts';
import { HydrationSlice } from '../document/hydration/slices.tsx';
import { usePageContext } from '../document/pageContext.ts';
import { reloadOtherPages } from '../document/reloadPage.ts';
import { pageAt } from '../i18n/pageAt.ts';
import { T } from '../i18n/T.tsx';
import { LanguageSuggestionSlot } from '../sections/languages/LanguageSuggestionSlot.tsx';
import { SiteFooter } from '../sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../sections/layout/SiteHeader.tsx';
import { color, radius, space } from '../theme/tokens.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { isLoaded } from './pageCode.ts';
import { usePageViews } from './usePageViews.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

interface LayoutProps {
  analytics: Analytics;
  onReady: () => void;
}

const CONTENT_ID = 'content';

/** Renders the current page between the parts that all pages share. */
export function Layout({ analytics, onReady }: LayoutProps) {
  useReloadOfOtherPages();
  useScrollAndFocus();
  usePageViews(analytics);
  useEffect(onReady, [onReady]);
  return (
    <>
      <a css={skipLink} href={`#${CONTENT_ID}`}>
        <T k="common.skipToContent" />
      </a>
      <HydrationSlice>
        <SiteHeader />
      </HydrationSlice>
      <main id={CONTENT_ID} tabIndex={-1}>
        <CurrentPage />
      </main>
      <HydrationSlice>
        <SiteFooter />
      </HydrationSlice>
      <PageAnnouncer />
      <LanguageSuggestionSlot />
    </>
  );
}

/** Back and Forward show a page at once, or as a document where its code is yet to be fetched. */
function useReloadOfOtherPages(): void {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  useLayoutEffect(
    () => reloadOtherPages(pathname, (path) => isLoaded(pageAt(path, [language.tag]).page)),
    [pathname, language.tag],
  );
}

const skipLink = css`
  position: fixed;
  inset-block-start: ${space.xs};
  inset-inline-start: ${space.xs};
  z-index: 3;
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s};
  background: ${color.ink};
  color: ${color.paper};
  &:not(:focus) { clip-path: inset(50%); }
`;
