import type { Kysely } from 'kysely';
import { inPages } from './databaseConnection.ts';
import type { Schema } from './schema.ts';
import { TABLES } from './schemaVersions.ts';

/**
 * Copies the rows of all tables into a database of the same version whose tables are empty.
 * @param read yields the rows of a table, with their columns' names in SQL
 */
export async function copyRows(
  read: (table: string) => AsyncIterable<Record<string, unknown>>,
  to: Kysely<Schema>,
): Promise<void> {
  await to.deleteFrom('metadata').execute();
  for (const table of TABLES) {
    const insert = to.withoutPlugins().insertInto(table as 'metadata');
    for await (const rows of inPages(read(table))) await insert.values(rows as never).execute();
  }
}
