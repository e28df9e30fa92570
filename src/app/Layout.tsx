import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Analytics } from '../../analytics/port.ts';
import { HydrationSlice } from '../document/hydration/HydrationSlice.tsx';
import { T } from '../i18n/T.tsx';
import { LanguageSuggestionSlot } from '../sections/languages/LanguageSuggestionSlot.tsx';
import { SiteFooter } from '../sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../sections/layout/SiteHeader.tsx';
import { color, radius, space } from '../theme/tokens.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useBackInTransition } from './useBackInTransition.ts';
import { usePageViews } from './usePageViews.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

interface LayoutProps {
  analytics: Analytics;
  onReady: () => void;
}

const CONTENT_ID = 'content';

/** Renders the current page between the parts that all pages share. */
export function Layout({ analytics, onReady }: LayoutProps) {
  useBackInTransition();
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
