import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageContext } from './i18n/pageContext.ts';

export interface RootProvidersProps {
  pageContext: PageContext;
  i18n: i18n;
  styleCache: EmotionCache;
  children: ReactNode;
}

/** The providers around every rendered tree: pages, mails and tests. */
export function RootProviders({ pageContext, i18n, styleCache, children }: RootProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <I18nextProvider i18n={i18n}>
        <PageContext value={pageContext}>{children}</PageContext>
      </I18nextProvider>
    </CacheProvider>
  );
}
