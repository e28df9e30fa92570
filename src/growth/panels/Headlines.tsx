import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { GrowthFigures } from '../../../analytics/growthFigures.ts';
import { displayText, flexWrap, grid } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { Notice, Panel } from '../parts/Panel.tsx';
import { figureOf, HEADLINE_FIGURES } from '../rules/figures.ts';
import { formatChange, formatCount, formatFigure, type Kind } from '../rules/format.ts';
import { HEADLINES, STEP_NAMES } from '../texts.ts';

/** The first figures of the waitlist and of visits, each with that of the period before. */
export function Headlines({ figures: { signups, visits, filters } }: { figures: GrowthFigures }) {
  const [claimed, people] = [visits.now.joined, signups.now.joined];
  return (
    <>
      <Group
        heading={HEADLINES.waitlist}
        figures={(['joined', 'confirmed', 'left'] as const).map((step) => ({
          ...{ name: STEP_NAMES[step], kind: 'count' },
          ...{ now: signups.now[step], before: signups.before[step] },
        }))}
      >
        {Object.keys(filters).length > 0 && <Notice>{HEADLINES.unfiltered}</Notice>}
      </Group>
      <Group
        heading={HEADLINES.visits}
        figures={HEADLINE_FIGURES.map((figure) => ({
          ...figure,
          ...{ now: figureOf(figure, visits.now), before: figureOf(figure, visits.before) },
        }))}
      >
        {claimed > people && (
          <Notice isWarning>
            {HEADLINES.contradiction(formatCount(claimed), formatCount(people))}
          </Notice>
        )}
      </Group>
    </>
  );
}

interface GroupProps {
  heading: string;
  figures: { name: string; kind: Kind; now: number | undefined; before: number | undefined }[];
  children: ReactNode;
}

function Group({ heading, figures, children }: GroupProps) {
  return (
    <Panel heading={heading}>
      <dl css={list}>
        {figures.map(({ name, kind, now, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd css={displayText}>{formatFigure(kind, now)}</dd>
            <dd css={compared}>
              <b>{formatChange(kind, now, before)}</b>
              <span>{HEADLINES.was(formatFigure(kind, before))}</span>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Panel>
  );
}

const list = css`
  ${grid(space.m)}
  grid-template-columns: repeat(3, minmax(0, 1fr));
  font-size: ${font.micro};
  line-height: 1.35;
  /* Names of one line and of two have their numbers side by side. */
  div {
    ${grid('0')}
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  dt { align-self: end; }
`;

const compared = css`
  ${flexWrap('0', space.xs)}
  align-content: start;
  b:empty { display: none; }
  span { color: ${color.inkMuted}; }
`;
