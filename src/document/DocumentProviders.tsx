import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DocumentContext, type DocumentValue } from './pageDocument.ts';

interface DocumentProvidersProps extends DocumentValue {
  children: ReactNode;
}

/** The provider tree of every React root: the application, the Vision Frame, and tests. */
export function DocumentProviders(props: DocumentProvidersProps) {
  const { pageDocument, i18n, styleCache, children } = props;
  const value = useMemo(
    () => ({ pageDocument, i18n, styleCache }),
    [pageDocument, i18n, styleCache],
  );
  return (
    <CacheProvider value={styleCache}>
      <I18nextProvider i18n={i18n}>
        <DocumentContext value={value}>{children}</DocumentContext>
      </I18nextProvider>
    </CacheProvider>
  );
}
