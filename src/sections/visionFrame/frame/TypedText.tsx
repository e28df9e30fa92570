import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { BreakableText } from '../../../i18n/BreakableText.tsx';
import { PHRASE_BREAK } from '../../../i18n/phraseBreak.ts';
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
      <BreakableText text={word} />
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
        <span key={start}>
          <BreakableText text={words.slice(start, start + length).join('')} />
        </span>
      ))}
    </span>
  );
}

/** Splits a text after its spaces or phrase breaks; one without either into characters. */
function wordsOf(text: string): string[] {
  const words = text.split(AFTER_WORD);
  return words.length > 1 ? words : [...text];
}

const AFTER_WORD = new RegExp(`(?<=[ ${PHRASE_BREAK}])`);

const appear = keyframes`from { opacity: 0; }`;

const typed = css`
  animation: ${appear} ${duration.quick} calc(var(--order) * ${duration.word}) both;
`;

// Prerendered elements have no style attributes: the content security policy forbids them.
const phrases = css`
  span { ${appearing.phrase} }
  ${Array.from({ length: PHRASES }, (_, i) => `& > :nth-child(${i + 1}) { --order: ${i}; }`).join(' ')}
`;
