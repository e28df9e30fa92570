import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { PreloadContext } from '../document/PreloadContext.ts';
import { type PageDocument, PageDocumentContext } from '../document/pageDocument.ts';
import { pageAt } from '../routes.ts';
import { WaitlistContext, type WaitlistServices } from '../waitlist/WaitlistContext.ts';
import { Layout } from './Layout.tsx';
import type { PageLoader } from './pageLoader.ts';

interface AppProps {
  pageDocument: PageDocument;
  i18n: i18n;
  styleCache: EmotionCache;
  waitlist: WaitlistServices;
  loader: PageLoader;
  /** Called once the page answers to its visitor. */
  onReady: () => void;
}

/**
 * The application, the same for prerendering and for the browser. Its root puts a router around it
 * (static or browser), with the language's prefix as the base of all paths.
 */
export function App({ pageDocument, i18n, styleCache, waitlist, loader, onReady }: AppProps) {
  const preload = useCallback(
    (path: string) => {
      const [pathname] = path.split('#');
      // A page that cannot be fetched ahead is asked for again when its link is followed.
      if (pathname) loader.load(pageAt(pathname)).catch(() => {});
    },
    [loader],
  );
  return (
    <CacheProvider value={styleCache}>
      <HelmetProvider>
        <I18nextProvider i18n={i18n}>
          <PageDocumentContext value={pageDocument}>
            <WaitlistContext value={waitlist}>
              <PreloadContext value={preload}>
                <Layout loader={loader} analytics={waitlist.analytics} onReady={onReady} />
              </PreloadContext>
            </WaitlistContext>
          </PageDocumentContext>
        </I18nextProvider>
      </HelmetProvider>
    </CacheProvider>
  );
}
