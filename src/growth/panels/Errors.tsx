import { css } from '@emotion/react';
import type { GrowthFigures, StoppedBy } from '../../../analytics/growthFigures.ts';
import { formatCount } from '../rules/format.ts';
import { rateOf } from '../rules/rate.ts';
import { figuresTable } from '../styles.ts';
import { ERRORS } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { RateText } from './RateText.tsx';
import { WordCell } from './WordCell.tsx';

/** The visits that each error has stopped. */
export function Errors({ figures: { errors, visits } }: { figures: GrowthFigures }) {
  const most = Math.max(...Object.values(errors));
  return (
    <Panel heading={ERRORS.heading} definitions={ERRORS.definitions}>
      <table css={[figuresTable, table]}>
        <thead>
          <tr>
            <th scope="col">{ERRORS.error}</th>
            <th scope="col">{ERRORS.visits}</th>
            <th scope="col">{ERRORS.rate}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(ERRORS.types) as StoppedBy[]).map((type) => (
            <tr key={type}>
              <WordCell text={ERRORS.types[type]} share={most > 0 ? errors[type] / most : 0} />
              <td>{formatCount(errors[type])}</td>
              <td>
                <RateText rate={rateOf(errors[type], visits.counted)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const table = css`
  th[scope='row'] { inline-size: 60%; }
`;
