import { sql, type Transaction } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

/** Milliseconds. Far longer than an attempt, or the difference between two servers' clocks. */
export const CLAIM_MS = 5 * 60_000;

/** The last error of an invitation that was still being sent; see `giveUpInterrupted`. */
export const MAYBE_SENT =
  'Delivery unknown: the connection was lost before the mail server replied.';

/** SQL condition: a message is due, and is not an invitation that is being sent. */
export function isDue(now: number) {
  return sql<boolean>`due_at <= ${now} AND is_inviting = 0`;
}

export interface QueueOptions {
  /** The email is sent after all others, and leaves half of the hour to them. */
  isLast?: boolean | undefined;
  /** Milliseconds since 1970 at which it is due; see `nextInDomain`. Now, by default. */
  dueAt?: number | undefined;
  /** The registrable domain whose limit the email counts for. */
  domain?: string | undefined;
  /** The mailbox that has already had its emails of today; see `SignupOptions.mail`. */
  mailbox?: string | undefined;
}

/**
 * Queues the message of a sign-up. If it is due within `CLAIM_MS`, it may be under way and does not
 * change. If it was given up, or is due later, it starts over with its first attempt.
 *
 * @returns whether the message is new or starts over.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  linkId: string,
  { isLast = false, dueAt = Date.now(), domain, mailbox }: QueueOptions = {},
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO outbox (waitlist_id, due_at, is_last, mailbox)
    SELECT id, ${dueAt}, ${Number(isLast)}, ${mailbox ?? null} FROM waitlist
    WHERE link_id = ${linkId}
    ON CONFLICT (waitlist_id) DO UPDATE
    SET due_at = excluded.due_at, attempts = 0, is_last = excluded.is_last, is_inviting = 0,
      mailbox = excluded.mailbox,
      last_error = CASE outbox.last_error WHEN ${MAYBE_SENT} THEN outbox.last_error END
    WHERE outbox.due_at IS NULL OR outbox.due_at > ${Date.now() + CLAIM_MS}
  `.execute(transaction);
  if (numAffectedRows !== 1n) return false;
  await sql`
    INSERT INTO mail_counts (link_id, planned_at, domain)
    VALUES (${linkId}, ${dueAt}, ${domain ?? null})
    ON CONFLICT (link_id) DO UPDATE
    SET planned_at = excluded.planned_at, domain = excluded.domain
  `.execute(transaction);
  return true;
}

/**
 * Locks out other claims until the transaction ends. SQLite has one writer at a time. The number is
 * arbitrary.
 */
export async function lockClaims(
  transaction: Transaction<Schema>,
  { kind }: Pick<DatabaseConnection, 'kind'>,
): Promise<void> {
  if (kind === 'postgres') {
    await sql`SELECT pg_advisory_xact_lock(1801812323)`.execute(transaction);
  }
}
