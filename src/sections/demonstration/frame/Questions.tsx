import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import { flexRow, grid, mirrorInRtl } from '../../../theme/mixins.ts';
import { color, font, radius, size, space } from '../../../theme/tokens.ts';
import { ArrowUpRightIcon } from '../icons.tsx';
import type { ReadyQuestion } from '../scene/regions.ts';

interface QuestionsProps {
  questions: readonly ReadyQuestion[];
  onChoose: (index: number) => void;
}

/** The ready-made questions about the window under the lens. */
export function Questions({ questions, onChoose }: QuestionsProps) {
  return (
    <ul css={list}>
      {questions.map((texts, index) => (
        <li key={texts}>
          <button type="button" css={choice} onClick={() => onChoose(index)}>
            <T k={`${texts}.question`} />
            <ArrowUpRightIcon css={[arrow, mirrorInRtl]} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const list = grid(space.xs);

const choice = css`
  ${flexRow(space.xs)}
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  font-size: ${font.small};
  line-height: 1.3;
  text-align: start;
  &:hover { border-color: ${color.controlEdge}; }
`;

const arrow = css`
  flex: none;
  color: ${color.inkMuted};
`;
