import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type GrowthFigures, REFUSAL_REASONS } from '../../../analytics/growthFigures.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { formatCount } from '../rules/format.ts';
import { rateOf } from '../rules/rate.ts';
import { muted, tabular } from '../styles.ts';
import { COVERAGE } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { RateBar } from './RateBar.tsx';
import { RateText } from './RateText.tsx';

/** Shows how much of what happened was counted, and what was not. */
export function Coverage({ figures }: { figures: GrowthFigures }) {
  const { coverage, visits, funnel, days } = figures;
  const { person, optedOut, bot } = coverage.arrivals;
  const joined = days.reduce((sum, day) => sum + day.joined, 0);
  const reasons = REFUSAL_REASONS.filter((reason) => visits.refused[reason]);
  const refused = reasons.reduce((sum, reason) => sum + (visits.refused[reason] ?? 0), 0);
  const isEmpty = visits.counted === 0 && person === 0;
  return (
    <Panel heading={COVERAGE.heading} definitions={COVERAGE.definitions}>
      <dl css={list}>
        <Share
          name={COVERAGE.visits}
          part={visits.counted}
          whole={person}
          unknown={isEmpty ? COVERAGE.nobody : person === 0 ? COVERAGE.elsewhere : COVERAGE.partly}
        />
        <Share
          name={COVERAGE.joined}
          part={funnel.all.joined}
          whole={joined}
          unknown={funnel.all.joined === 0 ? COVERAGE.noSignups : COVERAGE.moreCounted}
        />
        <Count name={COVERAGE.optedOut} value={formatCount(optedOut)} />
        <Count name={COVERAGE.objected} value={formatCount(coverage.objections)} />
        <Count
          name={COVERAGE.bots}
          value={COVERAGE.botsOf(formatCount(bot), formatCount(visits.bots))}
        />
        <Count name={COVERAGE.refused} value={formatCount(refused)}>
          {reasons.map((reason) => (
            <dd key={reason} css={muted}>
              {COVERAGE.refusedFor(formatCount(visits.refused[reason] ?? 0), reason)}
            </dd>
          ))}
        </Count>
        {coverage.notForwarded > 0 && (
          <Count name={COVERAGE.notForwarded} value={formatCount(coverage.notForwarded)} />
        )}
      </dl>
    </Panel>
  );
}

function Share(props: { name: string; part: number; whole: number; unknown: string }) {
  const { name, part, whole, unknown } = props;
  const rate = rateOf(part, whole);
  return (
    <div css={rate && share}>
      <dt>
        {name}
        {rate && <span css={muted}>{COVERAGE.of(formatCount(part), formatCount(whole))}</span>}
        {rate && <RateBar rate={rate} />}
      </dt>
      <dd>{rate ? <RateText rate={rate} isStacked /> : <span css={muted}>{unknown}</span>}</dd>
    </div>
  );
}

function Count(props: { name: string; value: string; children?: ReactNode }) {
  return (
    <div css={count}>
      <dt>{props.name}</dt>
      <dd css={tabular}>{props.value}</dd>
      {props.children}
    </div>
  );
}

const list = css`
  font-size: ${font.small};
  line-height: 1.4;
  margin-block-start: calc(-1 * ${space.xs});
  > div { padding-block: ${space.xs}; }
  > div + div { border-block-start: ${space.hair} solid ${color.hairline}; }
`;

const share = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.m};
  dt > span { display: block; }
  dd { text-align: end; }
`;

const count = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
  dd + dd { inline-size: 100%; }
`;
