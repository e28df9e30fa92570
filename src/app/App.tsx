import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Location, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { AnalyticsContext, useAnalytics } from '../../analytics/AnalyticsContext.ts';
import type { Analytics } from '../../analytics/port.ts';
import { FollowedLink, HydrationSlice } from '../hydration/slices.tsx';
import { usePageContext } from '../i18n/pageContext.ts';
import { T } from '../i18n/T.tsx';
import { RootProviders, type RootProvidersProps } from '../RootProviders.tsx';
import { PAGE_IDS, PAGES, pageOf } from '../routes.ts';
import { LanguageSuggestionSlot } from '../sections/languages/LanguageSuggestionSlot.tsx';
import { SiteFooter } from '../sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../sections/layout/SiteHeader.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';
import { ANNOUNCER_ID } from '../ui/announce.ts';
import { type Waitlist, WaitlistContext } from '../waitlist/WaitlistContext.ts';
import { PAGE_CODE } from './pageCode.ts';
import { useNavigation } from './useNavigation.ts';
import { usePreloading } from './usePreloading.ts';

interface AppProps extends Omit<RootProvidersProps, 'children'> {
  analytics: Analytics;
  waitlist: Waitlist;
  /** Called once the page responds, even if slices of it are still hydrating. */
  onReady: () => void;
}

/** The application, for the prerenderer and the browser. Each wraps it in a router of its own. */
export function App({ analytics, waitlist, onReady, ...rootContext }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <RootProviders {...rootContext}>
      <HelmetProvider>
        <AnalyticsContext value={analytics}>
          <WaitlistContext value={waitlist}>
            <Layout />
          </WaitlistContext>
        </AnalyticsContext>
      </HelmetProvider>
    </RootProviders>
  );
}

const CONTENT_ID = 'content';

/** Renders the current page between the parts that all pages share. */
function Layout() {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  usePreloading(language.tag);
  return (
    <>
      <a css={skipLink} href={`#${CONTENT_ID}`}>
        <T k="common.skipToContent" />
      </a>
      <HydrationSlice>
        <SiteHeader />
      </HydrationSlice>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Pages />
      </main>
      <HydrationSlice>
        <SiteFooter />
      </HydrationSlice>
      <div id={ANNOUNCER_ID} role="status" css={visuallyHidden} />
      {pageOf(pathname) !== 'notFound' && <LanguageSuggestionSlot />}
    </>
  );
}

/** Renders the current page. Until its code has loaded, the previous page stays and can be used. */
function Pages() {
  const shown = useShownLocation();
  const isBack = useNavigationType() === 'POP';
  useNavigation(shown, isBack, useAnalytics());
  return useMemo(
    () => (
      <FollowedLink value={!isBack}>
        <Routes location={shown}>
          {PAGE_IDS.map((id) => (
            <Route
              key={id}
              path={id === 'notFound' ? '*' : PAGES[id].path}
              Component={PAGE_CODE[id].Page}
            />
          ))}
        </Routes>
      </FollowedLink>
    ),
    [shown, isBack],
  );
}

/**
 * Returns the current location, or the previous one until the code of the current page has loaded.
 * `useDeferredValue` would also wait for what is below the first screen: 300 ms on a slow phone.
 */
function useShownLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const { isLoaded, load } = PAGE_CODE[pageOf(location.pathname)];
  if (isLoaded() && shown !== location) setShown(location);

  useEffect(() => {
    let isCurrent = true;
    // A page whose code cannot be fetched fails when it is rendered.
    const show = () => isCurrent && setShown(location);
    if (!isLoaded()) load().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [location, isLoaded, load]);

  return isLoaded() ? location : shown;
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
