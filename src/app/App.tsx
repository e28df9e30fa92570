import { css } from '@emotion/react';
import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { ANNOUNCER_ID } from '../document/announce.ts';
import { HydrationSlice } from '../document/hydration/slices.tsx';
import {
  RootProviders,
  type RootProvidersProps,
  usePageContext,
} from '../document/pageContext.tsx';
import { pageAt } from '../i18n/pageAt.ts';
import { T } from '../i18n/T.tsx';
import { LanguageSuggestionSlot } from '../sections/languages/LanguageSuggestionSlot.tsx';
import { SiteFooter } from '../sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../sections/layout/SiteHeader.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';
import { PageLink } from '../ui/PageLink.tsx';
import {
  useWaitlistServices,
  WaitlistContext,
  type WaitlistServices,
} from '../waitlist/WaitlistContext.ts';
import { LinkProvider } from './LinkProvider.tsx';
import { PAGE_CODE } from './pageCode.ts';
import { useNavigation } from './useNavigation.ts';

interface AppProps extends Omit<RootProvidersProps, 'children'> {
  waitlist: WaitlistServices;
  /** Called once the page responds, even if slices of it are still hydrating. */
  onReady: () => void;
}

/** The application, for the prerenderer and the browser. Each wraps it in a router of its own. */
export function App({ waitlist, onReady, ...rootContext }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <RootProviders {...rootContext}>
      <HelmetProvider>
        <WaitlistContext value={waitlist}>
          <LinkProvider>
            <Layout />
          </LinkProvider>
        </WaitlistContext>
      </HelmetProvider>
    </RootProviders>
  );
}

const CONTENT_ID = 'content';

/** Renders the current page between the parts that all pages share. */
function Layout() {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  const { page } = pageAt(pathname, [language.tag]);
  // Already loaded: navigation waits for it.
  const Page = PAGE_CODE[page].loaded();
  useNavigation(useWaitlistServices().analytics);
  return (
    <>
      <PageLink css={skipLink} to={`#${CONTENT_ID}`}>
        <T k="common.skipToContent" />
      </PageLink>
      <HydrationSlice>
        <SiteHeader />
      </HydrationSlice>
      <main id={CONTENT_ID} tabIndex={-1}>
        {Page && <Page key={page} />}
      </main>
      <HydrationSlice>
        <SiteFooter />
      </HydrationSlice>
      <div id={ANNOUNCER_ID} role="status" css={visuallyHidden} />
      {page !== 'notFound' && <LanguageSuggestionSlot />}
    </>
  );
}

const skipLink = css`
  position: fixed;
  inset-block-start: ${space.xs};
  inset-inline-start: ${space.xs};
  /* Above the header. */
  z-index: 4;
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s};
  background: ${color.ink};
  color: ${color.paper};
  &:not(:focus) { clip-path: inset(50%); }
`;
