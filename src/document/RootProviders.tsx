import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RootContext, type RootContextValue } from './pageContext.ts';

interface RootProvidersProps extends RootContextValue {
  children: ReactNode;
}

/** The provider tree of every React root: the application, the Vision Frame, and tests. */
export function RootProviders(props: RootProvidersProps) {
  const { pageContext, i18n, styleCache, children } = props;
  const value = useMemo(() => ({ pageContext, i18n, styleCache }), [pageContext, i18n, styleCache]);
  return (
    <CacheProvider value={styleCache}>
      <I18nextProvider i18n={i18n}>
        <RootContext value={value}>{children}</RootContext>
      </I18nextProvider>
    </CacheProvider>
  );
}
