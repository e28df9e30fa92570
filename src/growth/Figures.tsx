import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { grid } from '../theme/mixins.ts';
import { media, space } from '../theme/tokens.ts';
import { Breakdown } from './panels/Breakdown.tsx';
import { Days } from './panels/Days.tsx';
import { Headlines } from './panels/Headlines.tsx';
import { Notes } from './panels/Notes.tsx';
import { Errors, Funnel } from './panels/Steps.tsx';
import { Notice } from './parts/Panel.tsx';
import { STATUS } from './texts.ts';

/** All figures of a range, without panels that would be empty. */
export function Figures(props: ComponentProps<typeof Breakdown>) {
  const { figures } = props;
  const { visits, signups, filters } = figures;
  const isAny = (counts: object) => Object.values(counts).some((count) => count > 0);
  const hasVisits = isAny(visits.now) || isAny(visits.before);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div css={panels}>
      <Headlines figures={figures} />
      <div css={wide}>
        {!hasVisits && <Notice>{isFiltered ? STATUS.noMatch : STATUS.nothing}</Notice>}
        {(hasVisits || (isAny(signups.now) && !isFiltered)) && <Days figures={figures} />}
        {hasVisits && <Breakdown {...props} />}
      </div>
      {hasVisits && <Funnel figures={figures} />}
      {hasVisits && <Errors figures={figures} />}
      <Notes figures={figures} />
    </div>
  );
}

const panels = css`
  ${grid(space.m)}
  grid-template-columns: minmax(0, 1fr);
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const wide = css`
  ${grid(space.m)}
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
`;
