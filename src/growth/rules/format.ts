import { NO_VALUE } from '../texts.ts';

const COUNT = new Intl.NumberFormat('en');
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** Formats a number with a thousands separator: `3,175`. */
export const formatCount = (count: number) => COUNT.format(count);

/** Formats a day: `21 Nov`. */
export const formatDay = (day: string) => DAY.format(new Date(day));

/** Formats a day with its year: `Sat, 21 Nov 2026`. */
export const formatLongDay = (day: string) => LONG_DAY.format(new Date(day));

/** Formats the days of a range: `Fri, 20 Nov – Sat, 21 Nov 2026`. */
export const formatRange = ({ from, to }: { from: string; to: string }) =>
  LONG_DAY.formatRange(new Date(from), new Date(to));

/** How figures are written: `3,175`; `31%`, and `3.1%` below a tenth; `4 min`, `2:05 h`, `3 d 4 h`. */
const KINDS = {
  count: formatCount,
  share: (share: number) => {
    if (share > 0 && share < 0.0005) return '<0.1%';
    return `${(share * 100).toFixed(share > 0 && share < 0.0995 ? 1 : 0)}%`;
  },
  minutes: (minutes: number) => {
    const whole = Math.round(minutes);
    const hours = Math.floor(whole / 60);
    if (hours === 0) return whole === 0 ? '<1 min' : `${whole} min`;
    if (hours < 24) return `${hours}:${String(whole % 60).padStart(2, '0')} h`;
    return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  },
};

export type Kind = keyof typeof KINDS;

/** Formats a figure, or a placeholder if there is none. */
export function formatFigure(kind: Kind, value: number | undefined): string {
  return value === undefined ? NO_VALUE : KINDS[kind](value);
}

/** Formats a change: `↑ 20%`, or `↓ 0.4 pts` for a share; empty if there is none to show. */
export function formatChange(kind: Kind, now?: number, before?: number): string {
  const isShare = kind === 'share';
  if (now === undefined || before === undefined || (before === 0 && !isShare)) return '';
  const change = 100 * (isShare ? now - before : now / before - 1);
  const size = change > 999 ? '>999' : Math.abs(change).toFixed(isShare ? 1 : 0);
  if (Number(size) === 0) return '';
  // With no-break spaces.
  return `${change > 0 ? '↑' : '↓'}\u00a0${size}${isShare ? '\u00a0pts' : '%'}`;
}
