import { css } from '@emotion/react';
import { usePageDocument } from '../../../document/pageDocument.ts';
import { InItsLanguage } from '../../../i18n/FallbackLang.tsx';
import { T } from '../../../i18n/T.tsx';
import { type TextKey, useText } from '../../../i18n/useText.ts';
import { color, font, space } from '../../../theme/tokens.ts';
import type { ReadyQuestion } from '../scene/regions.ts';
import { TypedText } from './TypedText.tsx';

interface AnswerProps extends ReadyQuestion {
  source: TextKey;
  isTyped: boolean;
}

/** A question about what lies under the lens, its answer, and what that was read from. */
export function Answer({ question, answer, source, isTyped }: AnswerProps) {
  const t = useText();
  const { language } = usePageDocument();
  return (
    <div css={layout}>
      <p>
        <T k={question} />
      </p>
      <p>
        <InItsLanguage k={answer}>
          {isTyped ? <TypedText text={t(answer)} locale={language.tag} /> : t(answer)}
        </InItsLanguage>
      </p>
      <p>
        <T k={source} />
      </p>
    </div>
  );
}

// What it was read from stands at the foot, however short the answer.
const layout = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: inherit;
  gap: ${space.xs};
  p:first-of-type {
    font-size: ${font.body};
    font-weight: 600;
    line-height: 1.35;
  }
  p:last-of-type {
    color: ${color.inkMuted};
    font-size: ${font.micro};
  }
`;
