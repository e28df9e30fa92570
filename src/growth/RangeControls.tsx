import { css } from '@emotion/react';
import { shadow } from '../theme/shadows.ts';
import { color, font, media, radius, size, space } from '../theme/tokens.ts';
import { dayOf, daysOf, PRESETS, type View, withDay } from './rules/view.ts';
import { control } from './styles.ts';
import { RANGE } from './texts.ts';

interface RangeControlsProps {
  view: View;
  onChange: (view: View) => void;
}

/** Chooses the days: some that end today, or any. */
export function RangeControls({ view, onChange }: RangeControlsProps) {
  const now = Date.now();
  return (
    <div css={row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that is no label */}
      <div role="group" aria-label={RANGE.presets} css={presets}>
        {PRESETS.map((preset) => {
          const { from, to } = daysOf(preset, now);
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={view.from === from && view.to === to}
              css={presetButton}
              onClick={() => onChange({ ...view, from, to })}
            >
              {RANGE.preset[preset]}
            </button>
          );
        })}
      </div>
      <div css={dates}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} css={date}>
            <span>{RANGE[end]}</span>
            <input
              type="date"
              required
              value={view[end]}
              max={dayOf(now)}
              css={control}
              onChange={({ target }) => onChange(withDay(view, end, target.value))}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  ${media.narrow} { inline-size: 100%; }
`;

const presets = css`
  display: flex;
  padding: ${space.hair};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.s};
  background: ${color.paperSunk};
  ${media.narrow} { inline-size: 100%; }
`;

const presetButton = css`
  flex: 1;
  min-block-size: calc(${size.target} - 4 * ${space.hair});
  padding: ${space.xxs} ${space.s};
  border: 0;
  border-radius: calc(${radius.s} - 2 * ${space.hair});
  background: none;
  color: ${color.inkMuted};
  font-size: ${font.small};
  white-space: nowrap;
  &:hover { color: ${color.ink}; }
  &[aria-pressed='true'] {
    background: ${color.surfaceRaised};
    color: ${color.ink};
    font-weight: 600;
    box-shadow: ${shadow.button};
    ${media.forcedColors} { text-decoration: underline; }
  }
`;

const dates = css`
  display: flex;
  gap: ${space.s};
  ${media.narrow} { inline-size: 100%; }
`;

const date = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${font.small};
  ${media.narrow} {
    flex: 1;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    input { min-inline-size: 0; }
  }
`;
