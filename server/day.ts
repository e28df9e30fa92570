// In milliseconds.
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** The server's time zone, such as `Europe/Berlin`; set by `TZ`. */
export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The Swedish format is ISO 8601. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

/** Returns the day of a time in the server's time zone, as in `2026-11-21`. */
export function dayOf(time: Date): string {
  return FORMAT.format(time);
}

/** Returns the day `count` days earlier. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
}
