import { createElement, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SOURCE_LOCALE } from './localePath.ts';
import { usePageContext } from './pageContext.ts';
import type { AnyTextKey, TextKey, TextValues } from './textKeys.ts';

interface ElementProps {
  /**
   * The element around the text, which contains nothing else; by default there is none. A text that
   * changes, or whose siblings come and go, needs one: translators replace text nodes, but leave
   * the elements around them to React.
   */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'li' | 'dt' | 'dd' | 'b';
  id?: string;
  className?: string;
}

type TProps<Key extends AnyTextKey> = ElementProps & { k: Key } & (Key extends TextKey
    ? { values?: undefined }
    : { values: TextValues<Key> });

/**
 * Renders a visible text with the values of its placeholders, which TypeScript checks. Unlike `t()`
 * in a plain element, a different text gets a new element, since a browser's translator replaces
 * text nodes and React would go on writing into the old, detached one. Text for an attribute comes
 * from `useTranslation`.
 */
export const T = memo(function T({
  k,
  values = {},
  as,
  ...rest
}: ElementProps & { k: AnyTextKey; values?: Record<string, string | number> }) {
  const { t } = useTranslation();
  const text = t(k, values);
  const content = (
    <FallbackLang k={k} count={values.count}>
      {text}
    </FallbackLang>
  );
  return as ? createElement(as, { ...rest, key: text }, content) : content;
}) as <Key extends AnyTextKey>(props: TProps<Key>) => ReactNode;

interface FallbackLangProps {
  k: AnyTextKey;
  /** The number that selects the text's plural form, if it has any. */
  count?: unknown;
  children: ReactNode;
}

/** Marks a text that falls back to the source language with that `lang`; others pass through. */
export function FallbackLang({ k, count, children }: FallbackLangProps) {
  const { fallbackKeys, language } = usePageContext();
  const form = typeof count === 'number' && new Intl.PluralRules(language.tag).select(count);
  if (!fallbackKeys.includes(form ? `${k}_${form}` : k)) return children;
  // Not a span: styles that lay out a section by its spans would match it.
  return (
    <bdi lang={SOURCE_LOCALE} dir="ltr">
      {children}
    </bdi>
  );
}
