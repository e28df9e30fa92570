import { createElement, memo, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { FallbackLang } from './FallbackLang.tsx';
import type { AnyTextKey, TextKey, TextValues } from './useText.ts';

interface ElementProps {
  /** The element that contains the text and nothing else; without it there is only the text. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'li' | 'dt' | 'dd' | 'b';
  id?: string;
  className?: string;
}

interface TComponent {
  (props: ElementProps & { k: TextKey }): ReactNode;
  <Key extends Exclude<AnyTextKey, TextKey>>(
    props: ElementProps & { k: Key; values: TextValues<Key> },
  ): ReactNode;
}

type Values = Record<string, string | number>;

/**
 * Renders a visible text with the values of its placeholders; a missing or wrong one does not
 * compile. Uses the i18next instance directly: with `useTranslation` each of a page's hundreds of
 * texts would subscribe to language changes, and a document has only one language.
 */
export const T = memo(function T({
  k,
  values = {},
  as,
  ...rest
}: ElementProps & { k: AnyTextKey; values?: Values }) {
  const i18n = useContext(I18nContext)?.i18n;
  const text = (
    <FallbackLang k={k} count={values.count}>
      {i18n?.t(k, values)}
    </FallbackLang>
  );
  return as ? createElement(as, rest, text) : text;
}) as TComponent;
