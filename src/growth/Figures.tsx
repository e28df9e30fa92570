import { css } from '@emotion/react';
import { type GrowthFigures, TALLIES } from '../../analytics/growthFigures.ts';
import { displayText, muted } from '../theme/mixins.ts';
import { font, media } from '../theme/tokens.ts';
import { Bars } from './Bars.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Days } from './Days.tsx';
import { Panel, panels, Warning } from './Panel.tsx';
import { figuresBy, filtersOf, rateOf, SIGNUP_FIGURES, STOP_FIGURES } from './rules/figures.ts';
import { formatCount } from './rules/format.ts';
import { Table } from './Table.tsx';
import { ERRORS, FUNNEL, MEANINGS, NOT_COUNTED, STATUS, TALLY_NAMES, WAITLIST } from './texts.ts';

/** All figures, without panels that would be empty. */
export function Figures({ figures }: { figures: GrowthFigures }) {
  const { visits, signups, days, tallies } = figures;
  const isAny = (counts: object) => Object.values(counts).some((count) => count > 0);
  const hasVisits = isAny(visits.now) || isAny(visits.before);
  const isFiltered = filtersOf(figures).length > 0;
  const [claimed, people] = [visits.now.joined, signups.now.joined];
  const errors = STOP_FIGURES.filter(({ part }) => visits.now[part] + visits.before[part] > 0);
  return (
    <>
      <div css={[panels, columns]}>
        <div css={panels}>
          <Panel heading={WAITLIST.heading}>
            <div css={large}>
              <Table
                {...WAITLIST}
                rows={SIGNUP_FIGURES.map((of) => ({ figures: [of], counts: signups }))}
              />
            </div>
            {isFiltered && <p css={muted(font.micro)}>{WAITLIST.unfiltered}</p>}
            {/* Some visits report their sign-up a day late. */}
            {claimed > people + Math.max(2, people / 10) && (
              <Warning>{WAITLIST.contradiction(formatCount(claimed), formatCount(people))}</Warning>
            )}
          </Panel>
          {hasVisits && (
            <Panel heading={ERRORS.heading}>
              <Table
                {...ERRORS}
                rows={errors.map((of) => ({
                  ...{ figures: [of], counts: visits },
                  cells: [
                    <Bars key="bars" days={days} countOf={({ counts }) => counts[of.part]} />,
                  ],
                }))}
              />
            </Panel>
          )}
        </div>
        {hasVisits && (
          <Panel heading={FUNNEL.heading}>
            <Table
              {...FUNNEL}
              rows={figuresBy(filtersOf(figures)).map((of) => ({
                ...{ figures: [of, rateOf(of)], counts: visits },
                share: of.kind === 'count' ? visits.now[of.part] / (visits.now.seen || 1) : 0,
              }))}
            />
          </Panel>
        )}
      </div>
      {!hasVisits && <p>{isFiltered ? STATUS.noMatch : STATUS.nothing}</p>}
      {(hasVisits || (isAny(signups.now) && !isFiltered)) && <Days figures={figures} />}
      {hasVisits && <Breakdown figures={figures} />}
      <Panel heading={NOT_COUNTED.heading}>
        <Table
          {...NOT_COUNTED}
          rows={TALLIES.filter((tally) => tallies[tally]).map((tally) => ({
            name: TALLY_NAMES[tally],
            cells: [formatCount(tallies[tally] ?? 0)],
          }))}
        />
      </Panel>
      <details css={muted(font.small)}>
        <summary>{MEANINGS.heading}</summary>
        {Object.entries(MEANINGS.terms).map(([term, meaning]) => (
          <p key={term}>
            <b>{term}</b> {meaning}
          </p>
        ))}
      </details>
    </>
  );
}

const columns = css`
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const large = css`
  td > span { ${displayText} }
`;
