import { css } from '@emotion/react';
import { useState } from 'react';
import type { GrowthFigures } from '../../../analytics/growthFigures.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';
import { formatCount, formatLongDay } from '../rules/format.ts';
import { dayOf } from '../rules/view.ts';
import { figuresTable, tabular } from '../styles.ts';
import { CHART } from '../texts.ts';
import { CsvButton } from './CsvButton.tsx';
import { DayLines, GUTTER, MARGIN } from './DayLines.tsx';
import { Panel } from './Panel.tsx';
import { Scroller } from './Scroller.tsx';

type Day = GrowthFigures['days'][number];

/** A line a day for visits and sign-ups. Arrow keys, or the pointer, choose the day that is read. */
export function Days({ figures: { days, from, to } }: { figures: GrowthFigures }) {
  const [chosen, setChosen] = useState<number>();
  // The last day, until one is chosen, and where the range has become shorter.
  const index = Math.min(chosen ?? days.length, days.length - 1);
  const day = days[index];
  if (day === undefined) return null;
  const controls = (
    <CsvButton of={CHART.heading} file={`${CHART.file}-${from}-${to}`} rows={() => csvRows(days)} />
  );
  return (
    <Panel heading={CHART.heading} definitions={CHART.definitions} controls={controls}>
      <p css={[tabular, readout]} aria-hidden="true">
        <strong>{nameOf(day)}</strong>
        <Value css={visitsKey} name={CHART.visits} count={day.visits} />
        <Value css={joinedKey} name={CHART.joined} count={day.joined} />
        {day.releases.length > 0 && <span>{CHART.released(day.releases.join(', '))}</span>}
      </p>
      <DayLines days={days} chosen={index} onChoose={setChosen} />
      <input
        type="range"
        aria-label={CHART.slider}
        aria-valuetext={describe(day)}
        min={0}
        max={days.length - 1}
        value={index}
        css={slider}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <details css={table}>
        <summary>{CHART.table}</summary>
        <Scroller name={CHART.table} styles={rows}>
          <table css={figuresTable}>
            <thead>
              <tr>
                <th scope="col">{CHART.day}</th>
                <th scope="col">{CHART.visits}</th>
                <th scope="col">{CHART.joined}</th>
                <th scope="col">{CHART.releases}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{nameOf(day)}</th>
                  <td>{formatCount(day.visits)}</td>
                  <td>{formatCount(day.joined)}</td>
                  <td>{day.releases.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </details>
    </Panel>
  );
}

function Value(props: { name: string; count: number; className?: string }) {
  return (
    <span className={props.className}>
      {props.name} <strong>{formatCount(props.count)}</strong>
    </span>
  );
}

/** Today is not over. */
function nameOf({ day }: Day): string {
  const name = formatLongDay(day);
  return day === dayOf(Date.now()) ? `${name}, ${CHART.soFar}` : name;
}

function describe(day: Day): string {
  const text = CHART.of(nameOf(day), formatCount(day.visits), formatCount(day.joined));
  const { releases } = day;
  return releases.length > 0 ? `${text}, ${CHART.released(releases.join(', '))}` : text;
}

function csvRows(days: readonly Day[]): (string | number)[][] {
  return [
    [CHART.day, CHART.visits, CHART.joined, CHART.releases],
    ...days.map(({ day, visits, joined, releases }) => [day, visits, joined, releases.join(' ')]),
  ];
}

const readout = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  max-inline-size: none;
  font-size: ${font.small};
  strong { font-weight: 600; }
`;

const key = css`
  &::before {
    content: '';
    display: inline-block;
    inline-size: ${space.m};
    margin-inline-end: ${space.xxs};
    border-block-start: ${size.line} solid;
    vertical-align: middle;
  }
`;

const visitsKey = css`
  ${key}
  &::before { border-color: ${color.blue}; }
`;

const joinedKey = css`
  ${key}
  &::before {
    border-color: ${color.violet};
    border-block-start-style: dashed;
  }
`;

const thumb = css`
  inline-size: calc(2 * ${MARGIN} * ${space.hair});
  block-size: calc(2 * ${MARGIN} * ${space.hair});
  border: ${size.line} solid ${color.surface};
  border-radius: 50%;
  background: ${color.focus};
`;

const slider = css`
  display: block;
  inline-size: calc(100% - ${GUTTER} * ${space.hair});
  block-size: ${space.l};
  margin-inline: calc(${GUTTER} * ${space.hair}) 0;
  border-radius: ${radius.s};
  background: linear-gradient(${color.hairline} 0 0) center / 100% ${size.line} no-repeat;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }
  &::-moz-range-thumb { ${thumb} }
`;

const table = css`
  margin-block-start: ${space.xs};
  font-size: ${font.small};
  summary {
    inline-size: fit-content;
    padding-block: ${space.xxs};
    cursor: pointer;
  }
`;

const rows = css`
  max-block-size: ${size.form};
`;
