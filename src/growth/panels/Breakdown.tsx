import { css } from '@emotion/react';
import { useState } from 'react';
import { type Dimension, type GrowthFigures, OTHER } from '../../../analytics/growthFigures.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { quietButton } from '../../ui/buttonStyles.ts';
import { formatCount } from '../rules/format.ts';
import { rateOf } from '../rules/rate.ts';
import { control, figuresTable, muted } from '../styles.ts';
import { BREAKDOWN } from '../texts.ts';
import { CsvButton } from './CsvButton.tsx';
import { Panel } from './Panel.tsx';
import { RateText } from './RateText.tsx';
import { Scroller } from './Scroller.tsx';
import { WordCell } from './WordCell.tsx';

const FORM_STEPS = ['viewed', 'started', 'submitted'] as const;
/** The rows before one asks for all. */
const FIRST_ROWS = 10;

interface BreakdownProps {
  figures: GrowthFigures;
  onDimension: (by: Dimension) => void;
}

/** The visits and their steps by the words of a dimension. */
export function Breakdown({ figures, onDimension }: BreakdownProps) {
  const { breakdown, by, from, to } = figures;
  const [isLong, setLong] = useState(false);
  const shown = isLong ? breakdown : breakdown.slice(0, FIRST_ROWS);
  const most = Math.max(
    ...breakdown.filter(({ word }) => word !== OTHER).map(({ visits }) => visits),
  );
  const controls = (
    <div css={tools}>
      <label css={select}>
        <span>{BREAKDOWN.by}</span>
        <select
          value={by}
          css={control}
          onChange={({ target }) => onDimension(target.value as Dimension)}
        >
          {(Object.keys(BREAKDOWN.dimensions) as Dimension[]).map((dimension) => (
            <option key={dimension} value={dimension}>
              {BREAKDOWN.dimensions[dimension]}
            </option>
          ))}
        </select>
      </label>
      <CsvButton
        of={BREAKDOWN.heading}
        file={`${BREAKDOWN.file(by)}-${from}-${to}`}
        rows={() => csvRows(figures)}
      />
    </div>
  );
  return (
    <Panel heading={BREAKDOWN.heading} definitions={BREAKDOWN.definitions} controls={controls}>
      {breakdown.length === 0 ? (
        <p css={muted}>{BREAKDOWN.nothing}</p>
      ) : (
        <Scroller name={BREAKDOWN.heading}>
          <table css={[figuresTable, table]}>
            <thead>
              <tr>
                <th scope="col" data-column="words">
                  {BREAKDOWN.dimensions[by]}
                </th>
                <th scope="col">{BREAKDOWN.visits}</th>
                <th scope="col">{BREAKDOWN.joined}</th>
                <th scope="col">{BREAKDOWN.joinRate}</th>
                {FORM_STEPS.map((step) => (
                  <th key={step} scope="col">
                    {BREAKDOWN.steps[step]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.word}>
                  <WordCell text={row.word} share={row.word === OTHER ? 0 : row.visits / most} />
                  <td>{formatCount(row.visits)}</td>
                  <td>{formatCount(row.joined)}</td>
                  <td>
                    <RateText rate={rateOf(row.joined, row.visits)} />
                  </td>
                  {FORM_STEPS.map((step) => (
                    <td key={step}>{formatCount(row[step])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      {breakdown.length > FIRST_ROWS && (
        <button
          type="button"
          aria-expanded={isLong}
          css={[quietButton, more]}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? BREAKDOWN.fewer : BREAKDOWN.all(formatCount(breakdown.length))}
        </button>
      )}
    </Panel>
  );
}

function csvRows({ breakdown, by }: GrowthFigures): (string | number)[][] {
  const { dimensions, visits, joined, joinRate, low, high, steps } = BREAKDOWN;
  const names = FORM_STEPS.map((step) => steps[step]);
  return [
    [dimensions[by], visits, joined, joinRate, low, high, ...names],
    ...breakdown.map((row) => {
      const rate = rateOf(row.joined, row.visits);
      const rates = [rate?.share ?? '', rate?.low ?? '', rate?.high ?? ''];
      return [row.word, row.visits, row.joined, ...rates, ...FORM_STEPS.map((step) => row[step])];
    }),
  ];
}

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

const select = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${font.small};
`;

const table = css`
  th[scope='row'], [data-column='words'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    ${media.medium} { inline-size: 40%; }
    background: ${color.surface};
  }
`;

const more = css`
  margin-block-start: ${space.s};
`;
