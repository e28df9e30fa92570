/** Returns the name of a month of the Gregorian calendar, from 0 to 11, as a language writes it. */
export function monthName(tag: string, month: number): string {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', calendar: 'gregory' });
  return format.format(new Date(2026, month));
}

/** Returns the names of all months. */
export function monthNames(tag: string): string[] {
  return Array.from({ length: 12 }, (_, month) => monthName(tag, month));
}
