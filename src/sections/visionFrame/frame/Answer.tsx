import { css } from '@emotion/react';
import { usePageContext } from '../../../document/pageContext.ts';
import { FallbackLang } from '../../../i18n/FallbackLang.tsx';
import { T } from '../../../i18n/T.tsx';
import { type TextKey, useText } from '../../../i18n/useText.ts';
import { color, font, space } from '../../../theme/tokens.ts';
import type { ReadyQuestion } from '../scene/regions.ts';
import { TypedText } from './TypedText.tsx';

interface AnswerProps extends ReadyQuestion {
  source: TextKey;
  isTyped: boolean;
}

/** A question about the window under the lens, its answer, and the source of the answer. */
export function Answer({ question, answer, source, isTyped }: AnswerProps) {
  const t = useText();
  const { language } = usePageContext();
  return (
    <div css={layout}>
      <T as="p" css={questionText} k={question} />
      <p>
        <FallbackLang k={answer}>
          {isTyped ? <TypedText text={t(answer)} locale={language.tag} /> : t(answer)}
        </FallbackLang>
      </p>
      <T as="p" css={sourceText} k={source} />
    </div>
  );
}

// The source stays at the bottom, however short the answer.
const layout = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: inherit;
  gap: ${space.xs};
`;

const questionText = css`
  font-size: ${font.body};
  font-weight: 600;
  line-height: 1.35;
`;

const sourceText = css`
  color: ${color.inkMuted};
  font-size: ${font.micro};
`;
