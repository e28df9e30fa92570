import { css } from '@emotion/react';
import IconPlanned from '~icons/lucide/circle-dashed';
import IconInDevelopment from '~icons/lucide/hammer';
import { T } from '../../i18n/T.tsx';
import { color, font, radius, space } from '../../theme/tokens.ts';
import type { PhaseStatus } from './roadmapPhases.ts';

/**
 * Shows *In Development* in yellow and *Planned* in gray (docs/specification.md#roadmap). Icon and
 * text say the same without color.
 */
export function StatusBadge({ status }: { status: PhaseStatus }) {
  return status === 'inDevelopment' ? (
    <span css={[badge, yellow]}>
      <IconInDevelopment aria-hidden="true" />
      <T k="roadmap.status.inDevelopment" />
    </span>
  ) : (
    <span css={[badge, gray]}>
      <IconPlanned aria-hidden="true" />
      <T k="roadmap.status.planned" />
    </span>
  );
}

const badge = css`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.xxs};
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid;
  border-radius: ${radius.pill};
  font-size: ${font.micro};
  font-weight: 600;
  svg { translate: 0 0.25em; }
`;

const yellow = css`
  border-color: ${color.yellowEdge};
  background: ${color.yellowSurface};
  color: ${color.yellow};
`;

const gray = css`
  border-color: ${color.grayEdge};
  background: ${color.graySurface};
  color: ${color.ink};
`;
