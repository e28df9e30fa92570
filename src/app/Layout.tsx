import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Analytics } from '../../analytics/port.ts';
import { ANNOUNCER_ID } from '../document/announce.ts';
import { HydrationSlice } from '../document/hydration/slices.tsx';
import { T } from '../i18n/T.tsx';
import { LanguageSuggestionSlot } from '../sections/languages/LanguageSuggestionSlot.tsx';
import { SiteFooter } from '../sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../sections/layout/SiteHeader.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { useNavigation } from './useNavigation.ts';

interface LayoutProps {
  analytics: Analytics;
  onReady: () => void;
}

const CONTENT_ID = 'content';

/** Renders the current page between the parts that all pages share. */
export function Layout({ analytics, onReady }: LayoutProps) {
  useNavigation(analytics);
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
      <div id={ANNOUNCER_ID} role="status" css={visuallyHidden} />
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
