import { css } from '@emotion/react';
import { color, font, radius, space } from '../theme/tokens.ts';
import { quietButton } from '../ui/buttonStyles.ts';
import type { Problem } from './fetchFigures.ts';
import { PROBLEMS, STATUS } from './texts.ts';

interface NoticeProps {
  problem: Problem;
  /** The days of the figures that are still shown. */
  stale: string | undefined;
  onRetry: () => void;
}

/** Says why there are no newer figures. */
export function Notice({ problem, stale, onRetry }: NoticeProps) {
  return (
    <div css={notice}>
      <p role="alert">
        {PROBLEMS[problem]} {stale && STATUS.stale(stale)}
      </p>
      <button type="button" css={quietButton} onClick={onRetry}>
        {STATUS.tryAgain}
      </button>
    </div>
  );
}

const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-block-end: ${space.m};
  padding: ${space.s} ${space.m};
  border: ${space.hair} solid ${color.yellowEdge};
  border-radius: ${radius.m};
  background: ${color.yellowSurface};
  color: ${color.yellowText};
  font-size: ${font.small};
`;
