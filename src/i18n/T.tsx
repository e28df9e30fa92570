import { memo, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { FallbackLang } from './FallbackLang.tsx';
import type { AnyTextKey, TextKey, TextValues } from './useText.ts';

interface TComponent {
  (props: { k: TextKey }): ReactNode;
  <Key extends Exclude<AnyTextKey, TextKey>>(props: { k: Key; values: TextValues<Key> }): ReactNode;
}

/**
 * A visible text, with what its placeholders stand for: a missing or wrong one does not compile. It asks the
 * instance itself: `useTranslation` would have each of a page's hundreds of texts listen for another
 * language, and a document has only one.
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
