import { css } from '@emotion/react';
import { column } from '../../theme/mixins.ts';
import { color, IRIDESCENCE, media, size, space } from '../../theme/tokens.ts';
import { RoadmapPhaseCard } from './RoadmapPhaseCard.tsx';
import { PHASES } from './roadmapPhases.ts';

/** Lists the phases along a line, with the one in development highlighted. */
export function RoadmapPhases() {
  return (
    <ol css={[column, line]}>
      {PHASES.map((phase) => (
        <li key={phase.id} data-status={phase.status}>
          <RoadmapPhaseCard {...phase} />
        </li>
      ))}
    </ol>
  );
}

// A dot for each phase and a line from it to the next: solid for the phase in development.
const line = css`
  display: grid;
  padding-block-end: ${space.section};
  & > li {
    position: relative;
    padding: 0 0 ${space.xl};
    padding-inline-start: ${space.xl};
  }
  & > li::before, & > li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
  }
  & > li::before {
    inset-block-start: ${space.xs};
    inline-size: ${space.m};
    block-size: ${space.m};
    border: ${size.line} dashed ${color.controlEdge};
    border-radius: 50%;
  }
  & > li::after {
    inset-block: calc(${space.l} + ${space.xs}) 0;
    inset-inline-start: calc(${space.xs} - ${size.line} / 2);
    border-inline-start: ${size.line} dashed ${color.hairline};
  }
  & > [data-status='inDevelopment']::before {
    border: 0;
    background: ${IRIDESCENCE};
    mask: radial-gradient(circle closest-side, black 42%, transparent 48% 62%, black 68%);
  }
  & > [data-status='inDevelopment']::after {
    border-inline-start-style: solid;
    border-color: ${color.grayEdge};
  }
  ${media.wide} {
    & > li { padding-inline-start: ${space.xxl}; }
  }
`;
