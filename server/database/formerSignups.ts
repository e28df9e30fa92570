import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type DatabaseConnection, PAGE } from './databaseConnection.ts';
import type { Departure, Schema } from './schema.ts';

/**
 * Deletes people from the list, and adds them to the sums of where and when people joined. Resolves
 * to their number.
 * @param whose condition that selects rows of `waitlist`, in SQL
 */
export async function deleteSignups(
  transaction: Kysely<Schema>,
  { kind }: Pick<DatabaseConnection, 'kind'>,
  whose: RawBuilder<boolean>,
  departure: Departure,
): Promise<number> {
  const rows = transaction
    .selectFrom('waitlist')
    .select('id')
    .where(whose)
    // SQLite has one writer at a time. In PostgreSQL, two requests would both count the row.
    .$if(kind === 'postgres', (query) => query.orderBy('id').forUpdate());
  const ids = (await rows.execute()).map(({ id }) => id);
  let count = 0;
  for (let start = 0; start < ids.length; start += PAGE) {
    count += await deletePage(transaction, ids.slice(start, start + PAGE), departure);
  }
  return count;
}

async function deletePage(
  transaction: Kysely<Schema>,
  ids: number[],
  departure: Departure,
): Promise<number> {
  const isTheirs = sql`id IN (${sql.join(ids)})`;
  const count = (other: Departure) => sql.lit(other === departure ? 1 : 0);
  await sql`
    INSERT INTO former_signups
    SELECT joined_day, source, medium, campaign, language, count(confirmed_at), count(invited_at),
      count(*) * ${count('left')}, count(*) * ${count('removed')}, count(*) * ${count('forgotten')}
    FROM waitlist WHERE ${isTheirs}
    GROUP BY joined_day, source, medium, campaign, language
    ON CONFLICT (day, source, medium, campaign, language) DO UPDATE SET
      confirmed = former_signups.confirmed + excluded.confirmed,
      invited = former_signups.invited + excluded.invited,
      "left" = former_signups."left" + excluded."left",
      removed = former_signups.removed + excluded.removed,
      forgotten = former_signups.forgotten + excluded.forgotten
  `.execute(transaction);
  const deletion = await sql`DELETE FROM waitlist WHERE ${isTheirs}`.execute(transaction);
  return Number(deletion.numAffectedRows);
}
