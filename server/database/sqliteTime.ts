/** Reads a time as SQLite's CURRENT_TIMESTAMP writes it: UTC, in whole seconds. */
export function readSqliteTime(stored: string): Date {
  return new Date(`${stored.replace(' ', 'T')}Z`);
}

/** Writes a time in the same format. */
export function formatSqliteTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
