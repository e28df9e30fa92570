import { type Kysely, sql } from 'kysely';
import { getDomain } from 'tldts';
import { HOUR } from '../day.ts';
import { countRows } from './countRows.ts';
import { LARGE_PROVIDERS } from './largeProviders.ts';
import { isDue } from './queueMail.ts';
import type { Schema } from './schema.ts';

/** The limits on the emails that leave. */
export interface MailLimits {
  /** In an hour, to all. */
  mailPerHour: number;
  /** In an hour, to one domain, of the emails that the form requests. Not for large providers. */
  mailPerDomain: number;
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
 * Reads how many emails may still be sent in this hour, and how many of those that go last. An email
 * counts once, from its claim, however often it is tried and whichever server sends it.
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
