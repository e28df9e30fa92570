import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, media, size, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** Each appointment's name is also its slot in the week. */
const APPOINTMENTS: { slot: keyof typeof slots; text: TextKey; isClash?: boolean }[] = [
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
          <b key={slot} css={slots[slot]} data-mark={isClash}>
            <T k={text} />
          </b>
        ))}
      </div>
    </SceneWindow>
  );
}

const week = css`
  display: grid;
  grid-template: auto repeat(12, minmax(0, 1fr)) / repeat(5, minmax(0, 1fr));
  gap: 0 ${space.xxs};
  padding: ${space.xs};
  font-size: ${font.tiny};
  line-height: 1.25;
  span {
    white-space: nowrap;
    color: ${color.inkMuted};
    text-align: center;
  }
  b {
    overflow: hidden;
    padding: ${space.xxs} ${size.line};
    border-radius: ${space.xxs};
    font-weight: 500;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${media.belowWide} {
    b { color: transparent; }
  }
  ${media.wide} { padding: ${space.s} ${space.xs}; }
`;

// Row start / column / row end: days are columns, half hours from 9:00 to 15:00 are rows.
const slots = {
  planning: css`
    grid-area: 2 / 1 / 5;
    background: ${color.graySurface};
  `,
  oneOnOne: css`
    grid-area: 4 / 2 / 7;
    background: ${color.greenSurface};
  `,
  writing: css`
    grid-area: 2 / 3 / 8;
    background: ${color.graySurface};
  `,
  review: css`
    grid-area: 5 / 4 / 9;
    background: ${color.blueSurface};
  `,
  bank: css`
    grid-area: 7 / 4 / 11;
    margin-inline-start: 15%;
    background: ${color.yellowSurface};
  `,
};
