import { type Kysely, sql, type Transaction } from 'kysely';
import { countRows } from './countRows.ts';
import type { Schema } from './schema.ts';

/** Milliseconds. Far longer than an attempt, or the difference between two servers' clocks. */
export const CLAIM_MS = 5 * 60_000;
export const HOUR = 60 * 60_000;

/**
 * The rounds in which messages are sent, in order. An invitation is `inviting` from its claim to
 * its result, and cannot be claimed during that time.
 */
export const ROUNDS = { undone: 0, first: 1, late: 2, invitation: 1000, inviting: 1001 } as const;

/** The last error of an invitation that was still `inviting`; see `giveUpInterrupted`. */
export const MAYBE_SENT =
  'Delivery unknown: the connection was lost before the mail server replied.';

/** The turn of messages that have failed: they are sent after all others of their round. */
export const RETRY_TURN = 1_000_000_000;

/**
 * SQL condition: a message is due. It is due at once if it was never tried, or if its time is so
 * far ahead that the clock must have been wrong.
 */
export function isDue(now: number) {
  // Longer than any pause between two attempts.
  const tooFar = now + 25 * HOUR;
  return sql<boolean>`due_at IS NOT NULL
    AND (due_at <= ${now} OR attempts = 0 OR due_at > ${tooFar})`;
}

/**
 * Makes the message of a sign-up due now. If it is due within `CLAIM_MS`, it may be under way and
 * does not change. If it was given up, or is due later, it starts over with its first attempt.
 *
 * Domains take turns: a message gets the turn after the last waiting one of its domain. So much
 * mail for one domain does not delay mail for others.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  emailKey: string,
  round: number = ROUNDS.first,
): Promise<void> {
  const now = Date.now();
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1);
  await sql`
    INSERT INTO outbox (waitlist_id, due_at, round, domain, turn)
    SELECT id, ${now}, ${round}, ${domain}, (
      SELECT coalesce(max(turn), 0) + 1 FROM outbox
      WHERE domain = ${domain} AND round = ${round} AND turn < ${RETRY_TURN}
    )
    FROM waitlist WHERE email_key = ${emailKey}
    ON CONFLICT (waitlist_id) DO UPDATE
    SET due_at = excluded.due_at, attempts = 0, round = excluded.round, turn = excluded.turn,
      last_error = CASE outbox.last_error WHEN ${MAYBE_SENT} THEN outbox.last_error END
    WHERE outbox.due_at IS NULL OR outbox.due_at > ${now + CLAIM_MS}
  `.execute(transaction);
}

/**
 * Reads how many emails may still be sent in this hour, and the last round that may be sent: half
 * of the limit is reserved for the first round. An email counts once, from its claim, however often
 * it is tried and whichever server sends it.
 */
export async function readMailBudget(query: Kysely<Schema>, perHour: number) {
  const now = Date.now();
  // Ignores times in the future, which come from a wrong clock.
  const isRecent = sql`tried_at > ${now - HOUR} AND tried_at <= ${now}`;
  const used = await countRows(query, sql`mail_counts WHERE ${isRecent}`);
  const lastRound = used >= perHour / 2 ? ROUNDS.first : ROUNDS.invitation;
  return { left: Math.max(0, perHour - used), lastRound };
}

/** Counts the due emails that the hourly limit holds back. */
export async function countHeldBack(query: Kysely<Schema>, perHour: number): Promise<number> {
  const { left, lastRound } = await readMailBudget(query, perHour);
  const isHeld = sql`round > ${left > 0 ? lastRound : 0} AND round < ${ROUNDS.inviting}`;
  return countRows(query, sql`outbox WHERE ${isDue(Date.now())} AND ${isHeld}`);
}
