import { type Kysely, sql } from 'kysely';
import { fillSignupHours } from './countTables.ts';
import { type DatabaseConnection, inPages } from './databaseConnection.ts';
import type { Schema } from './schema.ts';
import { insertUnsubscribed, readUnsubscribed } from './unsubscribedQueries.ts';
import { createWaitlist } from './waitlistQueries.ts';
import { readEntries } from './waitlistRows.ts';

/** The tables in which visits are counted, by their names in SQL. */
export const COUNTING_TABLES = [
  ...['counts', 'counted_visits', 'releases', 'tallies'],
  // Earlier releases counted in these.
  ...['visits', 'words', 'daily_sums'],
];

/** Yields the rows of a table, or none if it is missing. */
export type ReadRows = (table: string) => AsyncIterable<object>;

/** Copies rows into tables that are empty. */
export async function copyRows(
  read: ReadRows,
  { query, write }: DatabaseConnection,
  tables = COUNTING_TABLES,
): Promise<void> {
  for (const table of tables) {
    const insert = query.insertInto(table as 'visits');
    for await (const rows of inPages(read(table))) {
      await write(() => insert.values(rows as never).execute());
    }
  }
}

/** Copies the list and the counted visits into an empty database of the other kind. */
export async function copyDatabase(
  from: Kysely<Schema>,
  read: ReadRows,
  to: DatabaseConnection,
): Promise<void> {
  await createWaitlist(to, { hashesOf: () => [] }).import(readEntries(from));
  await insertUnsubscribed(to, readUnsubscribed(from));
  await copyRows(read, to, [...COUNTING_TABLES, 'mail_counts', 'metadata', 'signup_hours']);
  const counted = await to.query.selectFrom('signupHours').selectAll().executeTakeFirst();
  // The backup is an earlier release's.
  if (!counted) await fillSignupHours(to.query, to.kind);
  if (to.kind === 'sqlite') return;
  await sql`SELECT setval('words_id_seq', max(id)) FROM words`.execute(to.query);
}
