import type { Kysely } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';
import { isDue, ROUNDS } from './outboxRows.ts';
import type { Schema } from './schema.ts';

const HOUR = 60 * 60_000;

/**
 * Reads how many of the emails of an hour, the last 60 minutes at any time, are left, and whether
 * they are for the first round only: half of the hour is. An email counts from its claim, so that one
 * under way counts too, whoever sends it; one that is tried again counts once.
 */
export async function readMailBudget(query: Kysely<Schema>, perHour: number) {
  const now = Date.now();
  const { used } = await query
    .selectFrom('mailCounts')
    .select(({ fn }) => fn.countAll().as('used'))
    .where('triedAt', '>', now - HOUR)
    // Not times that a wrong clock has left ahead.
    .where('triedAt', '<=', now)
    .executeTakeFirstOrThrow();
  return {
    left: Math.max(0, perHour - Number(used)),
    isFirstRoundOnly: Number(used) >= perHour / 2,
  };
}

/** Counts the emails that are due and wait because the hour's are used up. */
export async function countHeldBack(
  { query }: DatabaseConnection,
  perHour: number,
): Promise<number> {
  const { left, isFirstRoundOnly } = await readMailBudget(query, perHour);
  if (!isFirstRoundOnly) return 0;
  const { due } = await query
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('due'))
    .where(isDue(Date.now()))
    .$if(left > 0, (all) => all.where('round', '>', ROUNDS.first))
    .executeTakeFirstOrThrow();
  return Number(due);
}
