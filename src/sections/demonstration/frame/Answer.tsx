import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackLang, T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/textKeys.ts';
import { appear, flexRow, forcedOutline, muted } from '../../../theme/mixins.ts';
import { color, font, space, time } from '../../../theme/tokens.ts';
import { appearing } from '../motion/opening.ts';
import type { ReadyQuestion } from '../scene/regions.ts';

/** The number of phrases in the opening's answer, for which the stage has styles. */
const PHRASES = 4;

interface AnswerProps {
  texts: ReadyQuestion;
  source: TextKey;
  isTyped: boolean;
}

/** The source of an answer, the question about the window under the lens, and the answer. */
export function Answer({ texts, source, isTyped }: AnswerProps) {
  const { t } = useTranslation();
  const answer = t(`${texts}.answer`);
  return (
    <>
      <T as="p" css={sourceText} k={source} />
      <T as="p" css={questionText} k={`${texts}.question`} />
      <p css={!isTyped && phrases}>
        <FallbackLang k={`${texts}.answer`}>
          {isTyped ? <TypedText text={answer} /> : <Phrases text={answer} />}
        </FallbackLang>
      </p>
    </>
  );
}

/**
 * Shows a text word by word. All of it is in the document from the start, so that it is announced
 * once and as a whole, takes its full space, and appears at once under reduced motion.
 */
function TypedText({ text }: { text: string }) {
  return wordsOf(text).map((word, order) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change
    <span key={order} css={typed} style={{ '--order': order } as CSSProperties}>
      {word}
    </span>
  ));
}

/** Shows a text in a few phrases, which the opening lets appear one after the other. */
function Phrases({ text }: { text: string }) {
  const words = wordsOf(text);
  const length = Math.ceil(words.length / PHRASES);
  const starts = Array.from({ length: Math.ceil(words.length / length) }, (_, i) => i * length);
  return starts.map((start) => (
    <span key={start}>{words.slice(start, start + length).join('')}</span>
  ));
}

/** Splits a text after its spaces; one without any into characters. */
function wordsOf(text: string): string[] {
  const words = text.split(/(?<= )/);
  return words.length > 1 ? words : [...text];
}

const sourceText = css`
  ${flexRow(space.xs)}
  ${muted(font.micro)}
  &::before {
    content: '';
    inline-size: ${space.xs};
    block-size: ${space.xs};
    ${forcedOutline}
    border-radius: 50%;
    background: linear-gradient(135deg, ${color.accent}, ${color.sweepFar});
  }
`;

const questionText = css`
  margin-block: ${space.xxs};
  font-size: calc(1.0625 * var(--unit));
  font-weight: 600;
  line-height: 1.35;
`;

const typed = css`
  animation: ${appear} ${time.quick} calc(var(--order) * ${time.word}) both;
`;

// Prerendered elements have no style attributes: the content security policy forbids them.
const phrases = css`
  span { ${appearing.phrase} }
  ${Array.from({ length: PHRASES }, (_, i) => `span:nth-child(${i + 1}) { --order: ${i}; }`).join(' ')}
`;
