import { css } from '@emotion/react';
import { column } from '../../theme/mixins.ts';
import { media, space } from '../../theme/tokens.ts';
import { RoadmapPhaseCard } from './RoadmapPhaseCard.tsx';
import { PHASES } from './roadmapPhases.ts';

/** The phases with depth of field: the one in development is near, the planned one further away. */
export function RoadmapPhases() {
  return (
    <ol css={[column, depth]}>
      {PHASES.map((phase) => (
        <li key={phase.id} data-status={phase.status}>
          <RoadmapPhaseCard {...phase} />
        </li>
      ))}
    </ol>
  );
}

const depth = css`
  display: grid;
  gap: ${space.m};
  padding-block-end: ${space.section};
  & > li { display: grid; }
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    [data-status='planned'] { margin-block-start: calc(2 * ${space.xl}); }
  }
`;
