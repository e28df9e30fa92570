import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { appear } from '../../../theme/mixins.ts';
import { duration } from '../../../theme/tokens.ts';
import { appearing } from '../motion/opening.ts';

/** The phrases of the opening's answer: as many as its styles count. */
const PHRASES = 5;

/**
 * Shows a text word by word. All of it is in the document from the start, so that it is announced
 * once and as a whole, takes its full space, and appears at once under reduced motion.
 */
export function TypedText({ text }: { text: string }) {
  return wordsOf(text).map((word, order) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change
    <span key={order} css={typed} style={{ '--order': order } as CSSProperties}>
      {word}
    </span>
  ));
}

/** Shows a text in a few phrases, which the opening lets appear one after the other. */
export function Phrases({ text }: { text: string }) {
  const words = wordsOf(text);
  const length = Math.ceil(words.length / PHRASES);
  const starts = Array.from({ length: Math.ceil(words.length / length) }, (_, i) => i * length);
  return (
    <span css={phrases}>
      {starts.map((start) => (
        <span key={start}>{words.slice(start, start + length).join('')}</span>
      ))}
    </span>
  );
}

/** Splits a text after its spaces; one without spaces, as in Japanese, into characters. */
function wordsOf(text: string): string[] {
  return text.includes(' ') ? text.split(/(?<= )/) : [...text];
}

const typed = css`
  animation: ${appear} ${duration.quick} calc(var(--order) * ${duration.word}) both;
`;

// Prerendered elements have no style attributes: the content security policy forbids them.
const phrases = css`
  span { ${appearing.phrase} }
  ${Array.from({ length: PHRASES }, (_, i) => `& > :nth-child(${i + 1}) { --order: ${i}; }`).join(' ')}
`;
