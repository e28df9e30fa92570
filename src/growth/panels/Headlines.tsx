import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { GrowthFigures } from '../../../analytics/growthFigures.ts';
import { DISPLAY_FONT, font, media, space } from '../../theme/tokens.ts';
import { formatCount, formatDay, formatInterval, formatShare } from '../rules/format.ts';
import { isVague, rateOf } from '../rules/rate.ts';
import { muted, tabular } from '../styles.ts';
import { RANGE, RATE, SIGNUPS } from '../texts.ts';
import { Panel } from './Panel.tsx';

/** Shows the sign-ups of this week, and the visits and the join rate of the chosen days. */
export function Headlines({ figures }: { figures: GrowthFigures }) {
  const { thisWeek, lastWeek } = figures.signups;
  const { joined, seen } = figures.funnel.all;
  const days = RANGE.between(formatDay(figures.from), formatDay(figures.to));
  const rate = rateOf(joined, seen);
  return (
    <Panel heading={SIGNUPS.heading} definitions={SIGNUPS.definitions}>
      <dl css={list}>
        <Headline name={SIGNUPS.joined} value={formatCount(thisWeek.joined)}>
          {SIGNUPS.lastWeek(formatCount(lastWeek.joined))}
        </Headline>
        <Headline name={SIGNUPS.confirmed} value={formatCount(thisWeek.confirmed)}>
          {SIGNUPS.lastWeek(formatCount(lastWeek.confirmed))}
        </Headline>
        <Headline name={SIGNUPS.visits} value={formatCount(figures.visits.counted)}>
          {days}
        </Headline>
        <Headline
          name={SIGNUPS.joinRate}
          value={
            rate === undefined
              ? RATE.none
              : isVague(rate)
                ? RATE.few(formatCount(joined), formatCount(seen))
                : formatShare(rate.share)
          }
        >
          {rate ? `${formatInterval(rate)} · ${days}` : days}
        </Headline>
      </dl>
    </Panel>
  );
}

function Headline(props: { name: string; value: string; children: ReactNode }) {
  return (
    <div css={headline}>
      <dt>{props.name}</dt>
      <dd css={[tabular, number]}>{props.value}</dd>
      <dd css={muted}>{props.children}</dd>
    </div>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l} ${space.m};
  ${media.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

// Names of one line and of two have their numbers side by side.
const headline = css`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  line-height: 1.4;
  dt {
    align-self: end;
    font-size: ${font.small};
  }
`;

const number = css`
  font: 600 ${font.phase} / 1.15 ${DISPLAY_FONT};
  letter-spacing: -0.02em;
`;
