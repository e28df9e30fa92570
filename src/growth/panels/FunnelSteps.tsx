import { css } from '@emotion/react';
import { type Funnel, STEPS } from '../../../analytics/growthFigures.ts';
import { formatCount } from '../rules/format.ts';
import { rateOf } from '../rules/rate.ts';
import { figuresTable } from '../styles.ts';
import { FUNNEL } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { RateBar } from './RateBar.tsx';
import { RateText } from './RateText.tsx';

/** The visits that got to each step. The bars show the share of all visits. */
export function FunnelSteps({ funnel }: { funnel: Funnel }) {
  return (
    <Panel heading={FUNNEL.heading} definitions={FUNNEL.definitions}>
      <table css={[figuresTable, table]}>
        <thead>
          <tr>
            <th scope="col">{FUNNEL.step}</th>
            <th scope="col">{FUNNEL.visits}</th>
            <th scope="col">{FUNNEL.rate}</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step, index) => {
            const before = STEPS[index - 1];
            return (
              <tr key={step}>
                <th scope="row">
                  {FUNNEL.steps[step]}
                  {before && <RateBar rate={rateOf(funnel[step], funnel.seen)} />}
                </th>
                <td>{formatCount(funnel[step])}</td>
                <td>
                  {before && <RateText rate={rateOf(funnel[step], funnel[before])} isStacked />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

const table = css`
  th[scope='row'] { inline-size: 65%; }
`;
