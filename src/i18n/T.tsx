import type { TFunction } from 'i18next';
import { createElement, memo, type ReactNode } from 'react';
import { BreakableText } from './BreakableText.tsx';
import { FallbackLang } from './FallbackLang.tsx';
import { PHRASE_BREAK } from './phraseBreak.ts';
import { type AnyTextKey, type TextKey, type TextValues, useBreakableText } from './useText.ts';

interface ElementProps {
  /**
   * The element that contains the text and nothing else; without it there is only the text. A text
   * that changes, or that has siblings which come and go, needs one: translators move text nodes,
   * and React finds only elements again.
   */
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
 * compile. Another text gets another element, because what a translator has put into the old one
 * would stay.
 */
export const T = memo(function T({
  k,
  values = {},
  as,
  ...rest
}: ElementProps & { k: AnyTextKey; values?: Values }) {
  const t = useBreakableText() as TFunction;
  const text = t(k, values);
  const phrases = <BreakableText text={text} />;
  const content = (
    <FallbackLang k={k} count={values.count}>
      {/* Flex containers would lay out each phrase on its own. Not a span, as in `FallbackLang`. */}
      {text.includes(PHRASE_BREAK) ? <bdi>{phrases}</bdi> : phrases}
    </FallbackLang>
  );
  return as ? createElement(as, { ...rest, key: text }, content) : content;
}) as TComponent;
