import { css } from '@emotion/react';
import { useRef } from 'react';
import { DIMENSIONS } from '../../analytics/growthFigures.ts';
import { flexRow, flexWrap } from '../theme/mixins.ts';
import { color, font, media, radius, space } from '../theme/tokens.ts';
import { quietButton } from '../ui/buttonStyles.ts';
import { Choice } from './parts/Choice.tsx';
import { dayOf, daysOf, PRESETS, toggleFilter, type View, withDay } from './rules/view.ts';
import { DIMENSION_NAMES, FILTERS, PRESET_NAMES, RANGE } from './texts.ts';

interface ControlsProps {
  view: View;
  onChange: (view: View) => void;
}

/** Chooses the days: some that end today, or any. */
export function RangeControls({ view, onChange }: ControlsProps) {
  const now = Date.now();
  return (
    <div css={row}>
      <Choice
        label={RANGE.presets}
        names={PRESET_NAMES}
        chosen={PRESETS.find((preset) => {
          const { from, to } = daysOf(preset, now);
          return view.from === from && view.to === to;
        })}
        onChoose={(preset) => onChange({ ...view, ...daysOf(preset, now) })}
      />
      {(['from', 'to'] as const).map((end) => (
        <label key={end} css={date}>
          <span>{RANGE[end]}</span>
          <input
            type="date"
            required
            value={view[end]}
            max={dayOf(now)}
            onChange={({ target }) => onChange(withDay(view, end, target.value))}
          />
        </label>
      ))}
    </div>
  );
}

/** The filters, each as a button that removes it. */
export function FilterChips({ view, onChange }: ControlsProps) {
  const group = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that is no label
    <div ref={group} role="group" aria-label={FILTERS.heading} tabIndex={-1} css={row}>
      {DIMENSIONS.map((dimension) => {
        const word = view.filters[dimension];
        if (word === undefined) return null;
        const filter = FILTERS.only(DIMENSION_NAMES[dimension], word);
        const remove = () => {
          onChange(toggleFilter(view, dimension, word));
          // The button, which has the focus, goes.
          group.current?.focus();
        };
        return (
          <button
            key={dimension}
            type="button"
            aria-label={FILTERS.remove(filter)}
            css={quietButton}
            onClick={remove}
          >
            <bdi>{filter}</bdi>
            <span aria-hidden="true">{FILTERS.cross}</span>
          </button>
        );
      })}
    </div>
  );
}

const row = css`
  ${flexWrap(space.xs, space.s)}
  align-items: center;
  ${media.narrow} { inline-size: 100%; }
`;

const date = css`
  ${flexRow(space.xs)}
  ${media.narrow} {
    flex: 1;
    flex-wrap: wrap;
  }
  color: ${color.inkMuted};
  font-size: ${font.small};
  input {
    padding: ${space.xs};
    border: ${space.hair} solid ${color.controlEdge};
    border-radius: ${radius.s};
    background: ${color.surfaceRaised};
    color: ${color.ink};
    font: inherit;
    ${media.narrow} { inline-size: 100%; }
  }
`;
