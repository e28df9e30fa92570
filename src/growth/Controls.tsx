import { css } from '@emotion/react';
import { dayOf, type FiguresRange, lastDays } from '../../analytics/figuresRange.ts';
import { flexWrap, muted } from '../theme/mixins.ts';
import { color, font, space } from '../theme/tokens.ts';
import { quietButton } from '../ui/buttonStyles.ts';
import { Links } from './Links.tsx';
import { filtersOf } from './rules/figures.ts';
import { DIMENSION_NAMES, FILTERS, PRESETS, RANGE } from './texts.ts';

/** Chooses the days: a preset that ends today, or any range. */
export function RangeControls({ range }: { range: FiguresRange }) {
  const now = Date.now();
  return (
    <>
      <Links
        {...{ label: RANGE.presets, range }}
        links={PRESETS.map(([days, name]) => ({ name, to: { ...range, ...lastDays(days, now) } }))}
      />
      <form css={form}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {RANGE[end]}{' '}
            <input
              {...{ type: 'date', name: end, defaultValue: range[end], max: dayOf(now) }}
              required
            />
          </label>
        ))}
        {Object.entries({ by: range.by, ...range.filters }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" css={quietButton}>
          {RANGE.show}
        </button>
      </form>
    </>
  );
}

/** The filters, each as a link that removes it. */
export function Filters({ range }: { range: FiguresRange }) {
  const links = filtersOf(range).map((dimension) => {
    const { [dimension]: word = '', ...filters } = range.filters;
    const filter = FILTERS.only(DIMENSION_NAMES[dimension], word);
    return { name: `${filter} ×`, label: FILTERS.remove(filter), to: { ...range, filters } };
  });
  return links.length > 0 && <Links {...{ label: FILTERS.heading, range, links }} />;
}

const form = css`
  ${flexWrap(space.xs, space.s)}
  align-items: center;
  ${muted(font.small)}
  input {
    padding: ${space.xs};
    border: ${space.hair} solid ${color.controlEdge};
    background: none;
    color: ${color.ink};
    font: inherit;
  }
`;
