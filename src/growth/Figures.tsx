import { css } from '@emotion/react';
import type { Dimension, GrowthFigures } from '../../analytics/growthFigures.ts';
import { color, duration, font, media, radius, space } from '../theme/tokens.ts';
import { Breakdown } from './panels/Breakdown.tsx';
import { Coverage } from './panels/Coverage.tsx';
import { Days } from './panels/Days.tsx';
import { Errors } from './panels/Errors.tsx';
import { FunnelSteps } from './panels/FunnelSteps.tsx';
import { Headlines } from './panels/Headlines.tsx';
import { STATUS } from './texts.ts';

interface FiguresProps {
  figures: GrowthFigures;
  /** Whether others were asked for. */
  isStale: boolean;
  onDimension: (by: Dimension) => void;
}

/** All figures of a range. */
export function Figures({ figures, isStale, onDimension }: FiguresProps) {
  return (
    <div css={[panels, isStale && stale]}>
      {figures.visits.counted === 0 && <p css={nothing}>{STATUS.nothing}</p>}
      <Headlines figures={figures} />
      <Days figures={figures} />
      <div css={pair}>
        <FunnelSteps funnel={figures.funnel.all} />
        <Coverage figures={figures} />
      </div>
      <Breakdown figures={figures} onDimension={onDimension} />
      <Errors figures={figures} />
    </div>
  );
}

const panels = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  transition: opacity ${duration.calm};
`;

const nothing = css`
  max-inline-size: none;
  padding: ${space.s} ${space.m};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.m};
  background: ${color.blueSurface};
  color: ${color.blueText};
  font-size: ${font.small};
`;

const stale = css`
  opacity: 0.6;
`;

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
