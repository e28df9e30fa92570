import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts rows. `from` is what follows FROM in SQL: a table and its conditions. */
export async function countRows(query: Kysely<Schema>, from: RawBuilder<unknown>): Promise<number> {
  const count = sql<{ total: number }>`SELECT count(*) AS total FROM ${from}`;
  return (await count.execute(query)).rows[0]?.total ?? 0;
}
