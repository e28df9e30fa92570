import { useCallback } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { DocumentProviders } from '../document/DocumentProviders.tsx';
import { PreloadContext } from '../document/PreloadContext.ts';
import type { DocumentValue } from '../document/pageDocument.ts';
import { pageAt } from '../routes.ts';
import { frameWithSceneCode } from '../sections/visionFrame/loading/visionFrameCode.ts';
import { WaitlistContext, type WaitlistServices } from '../waitlist/WaitlistContext.ts';
import { Layout } from './Layout.tsx';
import type { PageLoader } from './pageLoader.ts';

interface AppProps extends DocumentValue {
  waitlist: WaitlistServices;
  loader: PageLoader;
  /** Called once the page responds, even if slices of it are still hydrating. */
  onReady: () => void;
}

/**
 * The application, the same for the prerenderer and the browser. Each of these roots wraps it in a
 * router (static or browser) whose base is the language's path prefix.
 */
export function App({ waitlist, loader, onReady, ...documentValue }: AppProps) {
  const preload = useCallback(
    (path: string) => {
      const [pathname] = path.split('#');
      if (!pathname) return;
      const page = pageAt(pathname);
      // A failed preload needs no handling: following the link requests the page again.
      loader.load(page).catch(() => {});
      if (page === 'home') frameWithSceneCode.load().catch(() => {});
    },
    [loader],
  );
  return (
    <DocumentProviders {...documentValue}>
      <HelmetProvider>
        <WaitlistContext value={waitlist}>
          <PreloadContext value={preload}>
            <Layout loader={loader} analytics={waitlist.analytics} onReady={onReady} />
          </PreloadContext>
        </WaitlistContext>
      </HelmetProvider>
    </DocumentProviders>
  );
}
