import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import { forcedOutline, grid } from '../../../theme/mixins.ts';
import { color, media, size, space } from '../../../theme/tokens.ts';
import { tint } from '../stage.ts';
import { SceneWindow } from './SceneWindow.tsx';

const TEXTS = 'home.demonstration.calendar';
const DAY_TEXTS = 'home.demonstration.calendar.weekdays';

const DAYS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Hues, and positions in half hours. */
const APPOINTMENTS = {
  planning: { hue: color.accent, area: '2 / 1 / 5' },
  oneOnOne: { hue: color.sweepFar, area: '4 / 2 / 7' },
  writing: { hue: color.controlEdge, area: '2 / 3 / 8' },
  review: { hue: color.sweepNear, area: '3 / 4 / 8' },
  bank: { hue: color.sweepEnd, area: '6 / 4 / 10' },
};

const SLOTS = Object.keys(APPOINTMENTS) as (keyof typeof APPOINTMENTS)[];

/** The appointments that overlap. */
const CLASH: string[] = ['review', 'bank'];

/** A week in which two appointments overlap. */
export function CalendarWindow() {
  return (
    <SceneWindow region="calendar" title="home.demonstration.calendar.title">
      <div css={week}>
        {DAYS.map((day) => (
          <T key={day} as="span" k={`${DAY_TEXTS}.${day}`} />
        ))}
        {SLOTS.map((slot) => (
          <b key={slot} data-slot={slot} data-mark={CLASH.includes(slot) || undefined}>
            <T k={`${TEXTS}.${slot}`} />
          </b>
        ))}
      </div>
    </SceneWindow>
  );
}

// Hours are lines in the background, days are columns.
const week = css`
  ${grid(space.hair, '0.3em')}
  grid-template: 1.65em repeat(9, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr)) minmax(0, 2.4fr) minmax(0, 0.5fr);
  padding: 0.5em;
  background: repeating-linear-gradient(
    in srgb,
    transparent 0 14%,
    ${color.hairline} 14% calc(14% + ${space.hair}),
    transparent calc(14% + ${space.hair}) 14.2%
  );
  span {
    color: ${color.inkMuted};
    text-align: center;
    white-space: nowrap;
  }
  b {
    ${forcedOutline}
    position: relative;
    min-inline-size: 0;
    padding: 0.2em 0.3em;
    border-inline-start: 0.25em solid var(--hue);
    border-radius: 0.4em;
    background: ${tint('var(--hue)')};
    font-weight: 400;
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* Small: only the day that the answer is about has room for words. */
  b:not([data-mark]) {
    overflow: hidden;
    color: transparent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${SLOTS.map((slot) => {
    const { hue, area } = APPOINTMENTS[slot];
    return `[data-slot='${slot}'] {
      --hue: ${hue};
      grid-area: ${area};
    }`;
  }).join('\n')}
  /* Above the other appointment with its mark. */
  [data-slot='bank'] {
    z-index: 2;
    margin-inline-start: 18%;
  }
  /* Narrow: from Wednesday on, so that the words of Thursday fit. */
  ${media.belowWide} {
    grid-template-columns: 0 0 0.8fr minmax(0, 3.4fr) 0.6fr;
    span:nth-child(-n + 2), [data-slot='planning'], [data-slot='oneOnOne'] { visibility: hidden; }
  }
  ${media.wide} {
    gap: ${size.line} 0.45em;
    padding: 0.9em;
    b { font-size: 0.85em; }
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1.4fr)) minmax(0, 1.7fr) minmax(0, 0.5fr);
    b:not([data-mark]) {
      padding-inline: 0.4em 0;
      color: inherit;
    }
  }
`;
