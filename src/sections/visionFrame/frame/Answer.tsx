import { css } from '@emotion/react';
import { FallbackLang } from '../../../i18n/FallbackLang.tsx';
import { T } from '../../../i18n/T.tsx';
import { type TextKey, useBreakableText } from '../../../i18n/useText.ts';
import { color, font, space } from '../../../theme/tokens.ts';
import type { ReadyQuestion } from '../scene/regions.ts';
import { Phrases, TypedText } from './TypedText.tsx';

interface AnswerProps extends ReadyQuestion {
  source: TextKey;
  isTyped: boolean;
}

/** The source of an answer, the question about the window under the lens, and the answer. */
export function Answer({ question, answer, source, isTyped }: AnswerProps) {
  const t = useBreakableText();
  return (
    <>
      <T as="p" css={sourceText} k={source} />
      <T as="p" css={questionText} k={question} />
      <p>
        <FallbackLang k={answer}>
          {isTyped ? <TypedText text={t(answer)} /> : <Phrases text={t(answer)} />}
        </FallbackLang>
      </p>
    </>
  );
}

const sourceText = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${font.micro};
  &::before {
    content: '';
    inline-size: ${space.xs};
    block-size: ${space.xs};
    outline: ${space.hair} solid transparent;
    border-radius: 50%;
    background: linear-gradient(135deg, ${color.violet}, ${color.teal});
  }
`;

const questionText = css`
  margin-block: ${space.xxs};
  font-size: ${font.body};
  font-weight: 600;
  line-height: 1.35;
`;
