import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { STEPS } from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { Schema } from '../database/schema.ts';
import { COLUMNS, type Column, sumVisits } from './dailySums.ts';
import { dayOf } from './readReport.ts';

const DAY = 24 * 60 * 60_000;
/** The days for which single visits are kept, today not included. */
const VISITS_KEPT = 30;
/** The days for which sums are kept: 25 months, so that a month can be compared with last year's. */
const SUMS_KEPT = 761;

/** Sums the visits of days that are 30 days old, deletes their rows, and all that is 25 months old. */
export async function closeDays({ query, write }: DatabaseConnection): Promise<void> {
  const daysAgo = (days: number) => dayOf(Date.now() - days * DAY);
  for (;;) {
    const day = await firstDay(query);
    if (day === undefined || day >= daysAgo(VISITS_KEPT)) break;
    // Serializable: of two servers that sum the same day, one is refused.
    await write(() =>
      query
        .transaction()
        .setIsolationLevel('serializable')
        .execute((transaction) => closeDay(transaction, day)),
    );
    await yieldToRequests();
  }
  await write(() =>
    query.transaction().execute(async (transaction) => {
      for (const table of ['dailySums', 'tallies'] as const) {
        await transaction.deleteFrom(table).where('day', '<', daysAgo(SUMS_KEPT)).execute();
      }
      // No visit that is kept can have them.
      const unused = daysAgo(VISITS_KEPT + 7);
      await transaction.deleteFrom('words').where('lastDay', '<', unused).execute();
    }),
  );
}

/** Resolves to the first day with visits whose rows are there. */
export async function firstDay(query: Kysely<Schema>): Promise<string | undefined> {
  const row = await query
    .selectFrom('visits')
    .select('day')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

async function closeDay(transaction: Kysely<Schema>, day: string): Promise<void> {
  for (const column of Object.keys(COLUMNS) as Column[]) {
    for (const [dimension, sums] of await sumVisits(transaction, [day], column)) {
      const rows = [...sums].map(([word, counts]) => ({ dimension, day, word, ...counts }));
      if (rows.length === 0) continue;
      await transaction
        .insertInto('dailySums')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['dimension', 'day', 'word']).doUpdateSet(ADDED))
        .execute();
    }
  }
  await transaction.deleteFrom('visits').where('day', '=', day).execute();
}

/** A visit of a day that is closed can arrive late. */
const ADDED = Object.fromEntries(
  (['visits', ...STEPS] as const).map((name) => [
    name,
    sql<number>`${sql.ref(`daily_sums.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  ]),
);
