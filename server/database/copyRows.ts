import type { Kysely } from 'kysely';
import { inPages } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

/** The tables in which visits are counted, by their names in SQL. */
export const COUNTING_TABLES = [
  ...['counts', 'counted_visits', 'releases', 'tallies'],
  // Earlier releases counted in these.
  ...['visits', 'words', 'daily_sums'],
];

/** All others, in the order in which their rows refer to each other. */
export const LIST_TABLES = [
  ...['waitlist', 'outbox', 'origins', 'unsubscribed'],
  ...['mail_counts', 'metadata', 'signup_hours'],
];

/** Copies rows, as they are, into tables that are empty. A table that is missing has none. */
export async function copyRows(
  read: (table: string) => AsyncIterable<object>,
  to: Kysely<Schema>,
  tables: string[],
): Promise<void> {
  for (const table of tables) {
    const insert = to.insertInto(table as 'visits');
    for await (const rows of inPages(read(table))) await insert.values(rows as never).execute();
  }
}
