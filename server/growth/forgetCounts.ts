import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { DAY, dayOf } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, MEASURES } from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { Schema } from '../database/schema.ts';
import { ADDED } from './writeCounts.ts';

/** The days for which visits and hours are kept, today not included. */
const VISITS_KEPT = 30;
/** The days for which sums are kept: 25 months, so that a month can be compared with last year's. */
const SUMS_KEPT = 761;

/**
 * Sums the hours of days that are 30 days old, and deletes the visits that began then, and all that
 * is 25 months old; also in the tables of earlier releases.
 */
export async function forgetCounts({ query, write }: DatabaseConnection): Promise<void> {
  const [visitsFrom, sumsFrom] = [VISITS_KEPT, SUMS_KEPT].map((days) =>
    dayOf(Date.now() - days * DAY),
  ) as [string, string];
  for (;;) {
    const { hour } = await query
      .selectFrom('counts')
      .select(({ fn }) => fn.min<string | null>('hour').as('hour'))
      .where('hour', '<', visitsFrom)
      .where(sql<number>`length(hour)`, '>', 10)
      .executeTakeFirstOrThrow();
    if (hour === null) break;
    // Serializable: of two servers that sum the same day, one is refused.
    await write(() =>
      query
        .transaction()
        .setIsolationLevel('serializable')
        .execute((transaction) => sumHours(transaction, hour.slice(0, 10))),
    );
    await yieldToRequests();
  }
  await write(() =>
    query.transaction().execute(async (transaction) => {
      for (const table of ['countedVisits', 'visits'] as const) {
        await transaction.deleteFrom(table).where('day', '<', visitsFrom).execute();
      }
      for (const table of ['tallies', 'releases', 'dailySums'] as const) {
        await transaction.deleteFrom(table).where('day', '<', sumsFrom).execute();
      }
      await transaction.deleteFrom('counts').where('hour', '<', sumsFrom).execute();
      await transaction.deleteFrom('words').where('lastDay', '<', visitsFrom).execute();
    }),
  );
}

async function sumHours(transaction: Transaction<Schema>, day: string): Promise<void> {
  const hours = ({ eb, and }: ExpressionBuilder<Schema, 'counts'>) =>
    and([eb('hour', '>', `${day}T`), eb('hour', '<', `${day}U`)]);
  await transaction
    .insertInto('counts')
    .columns(['hour', ...DIMENSIONS, ...MEASURES])
    .expression((sums) =>
      sums
        .selectFrom('counts')
        .select(sql.lit(day).as('hour'))
        .select([...DIMENSIONS])
        .select(({ fn }) => MEASURES.map((name) => fn.sum<number>(name).as(name)))
        .where(hours)
        .groupBy([...DIMENSIONS]),
    )
    .onConflict(ADDED)
    .execute();
  await transaction.deleteFrom('counts').where(hours).execute();
}
