import { HelmetProvider } from 'react-helmet-async';
import { DocumentProviders } from '../document/DocumentProviders.tsx';
import type { DocumentValue } from '../document/pageDocument.ts';
import { WaitlistContext, type WaitlistServices } from '../waitlist/WaitlistContext.ts';
import { Layout } from './Layout.tsx';
import { LinkProvider } from './LinkProvider.tsx';
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
  return (
    <DocumentProviders {...documentValue}>
      <HelmetProvider>
        <WaitlistContext value={waitlist}>
          <LinkProvider loader={loader}>
            <Layout loader={loader} analytics={waitlist.analytics} onReady={onReady} />
          </LinkProvider>
        </WaitlistContext>
      </HelmetProvider>
    </DocumentProviders>
  );
}
