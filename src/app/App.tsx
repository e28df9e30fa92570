import { HelmetProvider } from 'react-helmet-async';
import { RootProviders, type RootProvidersProps } from '../document/RootProviders.tsx';
import { WaitlistContext, type WaitlistServices } from '../waitlist/WaitlistContext.ts';
import { Layout } from './Layout.tsx';
import { LinkProvider } from './LinkProvider.tsx';

interface AppProps extends Omit<RootProvidersProps, 'children'> {
  waitlist: WaitlistServices;
  /** Called once the page responds, even if slices of it are still hydrating. */
  onReady: () => void;
}

/**
 * The application, the same for the prerenderer and the browser. Each of these roots wraps it in a
 * router (static or browser) whose base is the language's path prefix.
 */
export function App({ waitlist, onReady, ...rootContext }: AppProps) {
  return (
    <RootProviders {...rootContext}>
      <HelmetProvider>
        <WaitlistContext value={waitlist}>
          <LinkProvider>
            <Layout analytics={waitlist.analytics} onReady={onReady} />
          </LinkProvider>
        </WaitlistContext>
      </HelmetProvider>
    </RootProviders>
  );
}
