import { css } from '@emotion/react';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { displayText, grid, muted } from '../theme/mixins.ts';
import { font, media, space } from '../theme/tokens.ts';
import { Breakdown } from './Breakdown.tsx';
import { Days } from './Days.tsx';
import { TablePanel, Warning } from './Panel.tsx';
import { formatCount } from './rules/format.ts';
import { filtersOf } from './rules/range.ts';
import { errorRows, funnelRows, tallyRows, waitlistRows } from './tables.tsx';
import { DEFINITIONS, ERRORS, FUNNEL, MEANINGS, NOT_COUNTED, STATUS, WAITLIST } from './texts.ts';

/** All figures, without panels that would be empty. */
export function Figures({ figures }: { figures: GrowthFigures }) {
  const { visits, signups } = figures;
  const isAny = (counts: object) => Object.values(counts).some((count) => count > 0);
  const hasVisits = isAny(visits.now) || isAny(visits.before);
  const isFiltered = filtersOf(figures).length > 0;
  const [claimed, people] = [visits.now.joined, signups.now.joined];
  return (
    <>
      <div css={[panels, columns]}>
        <div css={panels}>
          <div css={large}>
            <TablePanel {...WAITLIST} rows={waitlistRows(figures)}>
              {isFiltered && <p css={muted(font.micro)}>{WAITLIST.unfiltered}</p>}
              {claimed > people && (
                <Warning>
                  {WAITLIST.contradiction(formatCount(claimed), formatCount(people))}
                </Warning>
              )}
            </TablePanel>
          </div>
          {hasVisits && <TablePanel {...ERRORS} rows={errorRows(figures)} />}
        </div>
        {hasVisits && <TablePanel {...FUNNEL} rows={funnelRows(figures)} />}
      </div>
      {!hasVisits && <p>{isFiltered ? STATUS.noMatch : STATUS.nothing}</p>}
      {(hasVisits || (isAny(signups.now) && !isFiltered)) && <Days figures={figures} />}
      {hasVisits && <Breakdown figures={figures} />}
      <TablePanel {...NOT_COUNTED} rows={tallyRows(figures)} />
      <details css={muted(font.small)}>
        <summary>{DEFINITIONS}</summary>
        {Object.entries(MEANINGS).map(([term, meaning]) => (
          <p key={term}>
            <b>{term}</b> {meaning}
          </p>
        ))}
      </details>
    </>
  );
}

const panels = css`
  ${grid(space.s)}
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const columns = css`
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const large = css`
  td > span { ${displayText} }
`;
