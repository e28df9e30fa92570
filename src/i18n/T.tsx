import { memo, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { FallbackLang } from './FallbackLang.tsx';
import type { AnyTextKey, TextKey, TextValues } from './useText.ts';

interface TComponent {
  (props: { k: TextKey }): ReactNode;
  <Key extends Exclude<AnyTextKey, TextKey>>(props: { k: Key; values: TextValues<Key> }): ReactNode;
}

/**
 * Renders a visible text with the values of its placeholders; a missing or wrong one does not
 * compile. Uses the i18next instance directly: with `useTranslation` each of a page's hundreds of
 * texts would subscribe to language changes, and a document has only one language.
 */
export const T = memo(function T({ k, values = {} }: { k: AnyTextKey; values?: Values }) {
  const i18n = useContext(I18nContext)?.i18n;
  return (
    <FallbackLang k={k} count={values.count}>
      {i18n?.t(k, values)}
    </FallbackLang>
  );
}) as TComponent;

type Values = Record<string, string | number>;
