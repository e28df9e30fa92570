import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { duration } from '../../../theme/tokens.ts';

interface TypedTextProps {
  text: string;
  /** BCP 47 tag of the text's language, for splitting it into words. */
  locale: string;
}

/**
 * Shows a text word by word. All of it is in the document from the start, so that it is announced
 * once and as a whole, takes its full space, and appears at once under reduced motion.
 */
export function TypedText({ text, locale }: TypedTextProps) {
  // Browsers without `Intl.Segmenter` show the text at once.
  if (!('Segmenter' in Intl)) return text;
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)];
  return words.map(({ segment, index }, order) => (
    <span key={index} css={word} style={{ '--order': order } as CSSProperties}>
      {segment}
    </span>
  ));
}

const appear = keyframes`from { opacity: 0; }`;

const word = css`
  animation: ${appear} ${duration.quick} calc(var(--order) * ${duration.word}) both;
`;
