import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { grid } from '../../../theme/mixins.ts';
import { color, media, size, space, tint } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** Each appointment's name is also its slot in the week. */
const APPOINTMENTS: { slot: string; text: TextKey; isClash?: boolean }[] = [
  { slot: 'planning', text: 'visionFrame.calendar.planning' },
  { slot: 'oneOnOne', text: 'visionFrame.calendar.oneOnOne' },
  { slot: 'writing', text: 'visionFrame.calendar.writing' },
  { slot: 'review', text: 'visionFrame.calendar.review', isClash: true },
  { slot: 'bank', text: 'visionFrame.calendar.bank', isClash: true },
];

const WEEKDAYS: TextKey[] = [
  'visionFrame.calendar.weekdays.monday',
  'visionFrame.calendar.weekdays.tuesday',
  'visionFrame.calendar.weekdays.wednesday',
  'visionFrame.calendar.weekdays.thursday',
  'visionFrame.calendar.weekdays.friday',
];

/** A week in which two appointments overlap. */
export function CalendarWindow() {
  return (
    <SceneWindow region="calendar" title="visionFrame.calendar.title">
      <div css={week}>
        {WEEKDAYS.map((weekday) => (
          <T key={weekday} as="span" k={weekday} />
        ))}
        {APPOINTMENTS.map(({ slot, text, isClash }) => (
          <b key={slot} data-slot={slot} data-mark={isClash}>
            <T k={text} />
          </b>
        ))}
      </div>
    </SceneWindow>
  );
}

// Hours are lines in the background, days are columns.
const week = css`
  ${grid(space.hair, '0.3em')}
  grid-template: auto repeat(12, minmax(0, 1fr)) / repeat(3, 1fr) 2.2fr 1fr;
  padding: 0.5em;
  background: repeating-linear-gradient(
    in srgb,
    transparent 0 14%,
    ${color.hairline} 14% calc(14% + ${space.hair}),
    transparent calc(14% + ${space.hair}) 14.2%
  );
  span {
    padding-block-end: 0.3em;
    color: ${color.inkMuted};
    text-align: center;
    white-space: nowrap;
  }
  b {
    min-inline-size: 0;
    padding: 0.2em 0.35em;
    border-inline-start: 0.25em solid var(--hue);
    border-radius: 0.4em;
    background: ${tint('var(--hue)')};
    font-size: 0.9em;
    font-weight: 500;
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* Narrow: only the day that the answer is about has room for words. */
  b:not([data-mark]) { overflow: hidden; }
  ${media.belowWide} {
    b:not([data-mark]) { color: transparent; }
  }
  /* Row start / column / row end: rows are half hours. A clash in the morning leaves the
     weekdays above it in the lens. */
  [data-slot='planning'] {
    --hue: ${color.violet};
    grid-area: 2 / 1 / 5;
  }
  [data-slot='oneOnOne'] {
    --hue: ${color.teal};
    grid-area: 4 / 2 / 7;
  }
  [data-slot='writing'] {
    --hue: ${color.controlEdge};
    grid-area: 2 / 3 / 8;
  }
  [data-slot='review'] {
    --hue: ${color.blue};
    grid-area: 3 / 4 / 8;
  }
  [data-slot='bank'] {
    --hue: ${color.peach};
    grid-area: 6 / 4 / 10;
    margin-inline-start: 18%;
  }
  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${size.line} 0.45em;
    padding: 0.9em;
  }
`;
