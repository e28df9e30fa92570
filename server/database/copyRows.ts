import type { Kysely } from 'kysely';
import { inPages } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

/** The tables in which visits are counted. */
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

/**
 * Copies rows into tables that are empty, but for columns that only a newer release has.
 * @param read yields the rows of a table, if there is one, by the names of columns in SQL
 */
export async function copyRows(
  read: (table: string) => AsyncIterable<Record<string, unknown>>,
  to: Kysely<Schema>,
  tables: string[],
): Promise<void> {
  const known = await to.introspection.getTables();
  for (const table of tables) {
    const columns = known.find(({ name }) => name === table)?.columns ?? [];
    const insert = to.withoutPlugins().insertInto(table as 'visits');
    for await (const page of inPages(read(table))) {
      const rows = page.map((row) => {
        const own = columns.filter(({ name }) => name in row);
        return Object.fromEntries(own.map(({ name }) => [name, row[name]]));
      });
      await insert.values(rows as never).execute();
    }
  }
}
