import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { DocumentLanguage, LinkedLanguage, Prerendered, Texts } from './siteData.ts';

/** The data about the document that components can read. */
export interface PageContext
  extends Pick<Prerendered, 'builtYear'>,
    Omit<Texts, 'strings' | 'dir'> {
  language: DocumentLanguage;
  /** The published languages; the document's own may be missing while it is incomplete. */
  languages: LinkedLanguage[];
}

const Context = createContext<PageContext | null>(null);

/** Returns the data of the document that this application runs in. */
export function usePageContext(): PageContext {
  const value = useContext(Context);
  if (!value) throw new Error('usePageContext needs RootProviders above it');
  return value;
}

export interface RootProvidersProps {
  pageContext: PageContext;
  i18n: i18n;
  styleCache: EmotionCache;
  children: ReactNode;
}

/** The providers of everything that is rendered: pages, mails and tests. */
export function RootProviders({ pageContext, i18n, styleCache, children }: RootProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <I18nextProvider i18n={i18n}>
        <Context value={pageContext}>{children}</Context>
      </I18nextProvider>
    </CacheProvider>
  );
}
