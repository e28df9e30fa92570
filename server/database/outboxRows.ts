import { type Kysely, sql, type Transaction } from 'kysely';
import { getDomain } from 'tldts';
import { countRows } from './countRows.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { LARGE_PROVIDERS } from './largeProviders.ts';
import type { Schema } from './schema.ts';

/** Milliseconds. Far longer than an attempt, or the difference between two servers' clocks. */
export const CLAIM_MS = 5 * 60_000;
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** The last error of an invitation that was still being sent; see `giveUpInterrupted`. */
export const MAYBE_SENT =
  'Delivery unknown: the connection was lost before the mail server replied.';

/** The limits on the emails that leave. */
export interface MailLimits {
  /** In an hour, to all. */
  mailPerHour: number;
  /** In an hour, to one domain, of the emails that the form requests. Not for large providers. */
  mailPerDomain: number;
}

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
 * Returns the domain whose limit an email counts for: the registered one, because its owner also
 * has all its subdomains. Undefined for large providers, whose addresses belong to many people.
 */
export function limitedDomain(emailKey: string): string | undefined {
  const host = emailKey.slice(emailKey.lastIndexOf('@') + 1);
  return LARGE_PROVIDERS.has(host) ? undefined : (getDomain(host) ?? host);
}

/**
 * Resolves to the earliest time at which another email to a domain stays within `mailPerDomain`: an
 * hour after the first of the last `mailPerDomain` emails. On PostgreSQL, simultaneous requests may
 * get the same time, so that a few more emails leave.
 */
export async function nextInDomain(
  transaction: Kysely<Schema>,
  domain: string | undefined,
  { mailPerDomain }: MailLimits,
  earliest = Date.now(),
): Promise<number> {
  if (domain === undefined || mailPerDomain === Number.POSITIVE_INFINITY) return earliest;
  const { rows } = await sql<{ plannedAt: number }>`
    SELECT planned_at FROM mail_counts WHERE domain = ${domain}
    ORDER BY planned_at DESC LIMIT 1 OFFSET ${mailPerDomain - 1}
  `.execute(transaction);
  return Math.max(earliest, (rows[0]?.plannedAt ?? 0) + HOUR);
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

/**
 * Reads how many emails may still be sent in this hour, and how many of those that go last. An
 * email counts once, from its claim, however often it is tried and whichever server sends it.
 */
export async function readMailBudget(query: Kysely<Schema>, { mailPerHour }: MailLimits) {
  const now = Date.now();
  // Ignores times in the future, which come from a wrong clock.
  const isRecent = sql`tried_at > ${now - HOUR} AND tried_at <= ${now}`;
  const used = await countRows(query, sql`mail_counts WHERE ${isRecent}`);
  return {
    left: Math.max(0, mailPerHour - used),
    leftForLast: Math.max(0, Math.ceil(mailPerHour / 2) - used),
  };
}

/** Counts the due emails that the hourly limit holds back. */
export async function countHeldBack(query: Kysely<Schema>, limits: MailLimits): Promise<number> {
  const { left, leftForLast } = await readMailBudget(query, limits);
  if (leftForLast > 0) return 0;
  const isHeld = left > 0 ? sql`is_last = 1` : sql`is_last >= 0`;
  return countRows(query, sql`outbox WHERE ${isDue(Date.now())} AND ${isHeld}`);
}
