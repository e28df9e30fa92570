import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Milliseconds. Far longer than an attempt may take, and than clocks of instances differ. */
export const CLAIM_MS = 5 * 60_000;
/** Milliseconds. Longer than any pause between two attempts. */
const LONGEST_PAUSE = 25 * 60 * 60_000;

/**
 * The order in which messages leave: a round is sent before the next one begins. Numbers between are
 * those of late ones that earlier releases have written.
 */
export const ROUNDS = { first: 1, late: 2, invitation: 1000 } as const;

/** The turn of messages that have failed: they go after all others of their round. */
export const RETRY_TURN = 1_000_000_000;

/**
 * Whether a message may be sent. One that was not tried is due at once, and so is one whose time
 * lies so far ahead that the clock was wrong when it was set.
 */
export function isDue(now: number) {
  return ({ and, or, eb }: ExpressionBuilder<Schema, 'outbox'>) =>
    and([
      eb('outbox.dueAt', 'is not', null),
      or([
        eb('outbox.dueAt', '<=', now),
        eb('outbox.attempts', '=', 0),
        eb('outbox.dueAt', '>', now + LONGEST_PAUSE),
      ]),
    ]);
}

/**
 * Makes the message of a sign-up due now. One that is due within `CLAIM_MS` may be under way, and
 * is left as it is; one that was given up, or waits longer, starts again with its first attempt.
 *
 * The messages of a domain take turns with those of others: each has the turn after the last one that
 * waits. So mail for one domain, however much, does not keep that for others waiting.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  signup: { id: number | string; emailKey: string },
  round: number = ROUNDS.first,
): Promise<void> {
  const now = Date.now();
  const domain = signup.emailKey.slice(signup.emailKey.lastIndexOf('@') + 1);
  await transaction
    .insertInto('outbox')
    .values(({ selectFrom }) => ({
      waitlistId: signup.id,
      dueAt: now,
      round,
      domain,
      turn: selectFrom('outbox as others')
        .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('turn'), lit(0)), '+', 1).as('next'))
        .where('domain', '=', domain)
        .where('round', '=', round)
        .where('turn', '<', RETRY_TURN),
    }))
    .onConflict((conflict) =>
      conflict
        .column('waitlistId')
        .doUpdateSet(({ ref }) => ({
          dueAt: now,
          attempts: 0,
          lastError: null,
          round,
          turn: ref('excluded.turn'),
        }))
        .where(({ or, eb }) =>
          or([eb('outbox.dueAt', 'is', null), eb('outbox.dueAt', '>', now + CLAIM_MS)]),
        ),
    )
    .execute();
}
