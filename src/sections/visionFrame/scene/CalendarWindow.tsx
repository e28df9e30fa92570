import { css } from '@emotion/react';
import { usePageDocument } from '../../../document/pageDocument.ts';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, media, size, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** In the order in which `week` places them: days are columns, half hours from 9 to 15 rows. */
const APPOINTMENTS: { text: TextKey; isClash?: boolean }[] = [
  { text: 'visionFrame.calendar.planning' },
  { text: 'visionFrame.calendar.oneOnOne' },
  { text: 'visionFrame.calendar.writing' },
  { text: 'visionFrame.calendar.review', isClash: true },
  { text: 'visionFrame.calendar.bank', isClash: true },
];

/** Monday to Friday, in January 2026. */
const DAYS = [5, 6, 7, 8, 9];

/** How many letters a column's head has room for. */
const ROOM = 4;

/** The days' short names without a full stop, or where a language abbreviates none, as Arabic, their initials. */
function weekdaysIn(locale: string): string[] {
  const names = (weekday: 'short' | 'narrow') =>
    DAYS.map((day) =>
      new Date(2026, 0, day).toLocaleDateString(locale, { weekday }).replace(/\.$/, ''),
    );
  const short = names('short');
  return short.some(({ length }) => length > ROOM) ? names('narrow') : short;
}

/** A week in which two appointments overlap. */
export function CalendarWindow() {
  const { language } = usePageDocument();
  return (
    <SceneWindow region="calendar" title="visionFrame.calendar.title">
      <div css={week}>
        {weekdaysIn(language.tag).map((weekday, index) => (
          <span key={DAYS[index]} suppressHydrationWarning>
            {weekday}
          </span>
        ))}
        {APPOINTMENTS.map(({ text, isClash }) => (
          <b key={text} data-mark={isClash}>
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
    grid-area: 2 / 1 / 5;
    padding: ${space.xxs} ${size.line};
    border-radius: ${space.xxs};
    background: ${color.greySurface};
    font-weight: 500;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  b:nth-of-type(2) {
    grid-area: 4 / 2 / 7;
    background: ${color.greenSurface};
  }
  b:nth-of-type(3) { grid-area: 2 / 3 / 8; }
  b:nth-of-type(4) {
    grid-area: 5 / 4 / 9;
    background: ${color.blueSurface};
  }
  b:nth-of-type(5) {
    grid-area: 7 / 4 / 11;
    margin-inline-start: 15%;
    background: ${color.yellowSurface};
  }
  ${media.belowWide} {
    b { color: transparent; }
  }
  ${media.wide} { padding: ${space.s} ${space.xs}; }
`;
