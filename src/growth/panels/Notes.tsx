import { css } from '@emotion/react';
import type { GrowthFigures, Tally } from '../../../analytics/growthFigures.ts';
import { muted } from '../../theme/mixins.ts';
import { color, font, MEASURE, space } from '../../theme/tokens.ts';
import { formatCount } from '../rules/format.ts';
import { DEFINITIONS, MEANINGS, NO_TALLIES, TALLIES, TALLY_NAMES } from '../texts.ts';

/** What the figures leave out, and what they mean. */
export function Notes({ figures: { tallies } }: { figures: GrowthFigures }) {
  const counted = (Object.keys(TALLY_NAMES) as Tally[]).filter((tally) => tallies[tally]);
  return (
    <>
      <section aria-labelledby="tallies" css={notes}>
        <h2 id="tallies">{TALLIES}</h2>
        {counted.length === 0 && <p>{NO_TALLIES}</p>}
        <dl>
          {counted.map((tally) => (
            <div key={tally}>
              <dt>{TALLY_NAMES[tally]}</dt>
              <dd>{formatCount(tallies[tally] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <details css={notes}>
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

const notes = css`
  max-inline-size: ${MEASURE};
  padding-inline: ${space.card};
  ${muted(font.small)}
  h2, summary {
    color: ${color.ink};
    font: 600 ${font.small} / 1.8 system-ui, sans-serif;
    letter-spacing: 0;
  }
  div {
    display: flex;
    justify-content: space-between;
  }
  p { margin-block-end: ${space.xs}; }
`;
