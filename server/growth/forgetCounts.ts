import { sql } from 'kysely';
import { DAY, dayOf } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, MEASURES } from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { ADDED } from './writeCounts.ts';

/** The days for which visits and hours are kept, today not included. */
const VISITS_KEPT = 30;
/** The days for which sums are kept: 25 months, so that a month can be compared with last year's. */
const SUMS_KEPT = 761;

/**
 * Sums the hours of days that are 30 days old, deletes the visits that began then, and deletes
 * everything that is 25 months old, also in tables of earlier releases. Usually finds only one day.
 */
export async function forgetCounts({ query, write }: DatabaseConnection): Promise<void> {
  const visitsFrom = dayOf(Date.now() - VISITS_KEPT * DAY);
  const sumsFrom = dayOf(Date.now() - SUMS_KEPT * DAY);
  const oldHours = sql<boolean>`hour < ${visitsFrom} AND length(hour) > 10`;
  // Serializable: of two servers that sum the same day, one is refused.
  const forgetting = query.transaction().setIsolationLevel('serializable');
  await write(() =>
    forgetting.execute(async (transaction) => {
      await transaction
        .insertInto('counts')
        .columns(['hour', ...DIMENSIONS, ...MEASURES])
        .expression((sums) =>
          sums
            .selectFrom('counts')
            .select(sql<string>`substr(hour, 1, 10)`.as('day'))
            .select([...DIMENSIONS])
            .select(({ fn }) => MEASURES.map((name) => fn.sum<number>(name).as(name)))
            .where(oldHours)
            .groupBy(['day', ...DIMENSIONS]),
        )
        .onConflict(ADDED)
        .execute();
      await transaction.deleteFrom('counts').where(oldHours).execute();
      await transaction.deleteFrom('counts').where('hour', '<', sumsFrom).execute();
      await transaction.deleteFrom('words').where('lastDay', '<', visitsFrom).execute();
      for (const table of ['countedVisits', 'visits'] as const) {
        await transaction.deleteFrom(table).where('day', '<', visitsFrom).execute();
      }
      for (const table of ['tallies', 'releases', 'dailySums'] as const) {
        await transaction.deleteFrom(table).where('day', '<', sumsFrom).execute();
      }
    }),
  );
}
