import { type Kysely, sql } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';
import type { DatabaseKind } from './migrations.ts';
import type { Schema } from './schema.ts';

const HOUR = 60 * 60_000;

/**
 * Reads what is left of the emails that may be sent in an hour, the last 60 minutes at any time. An
 * email counts from its claim, so that one under way counts too, whoever sends it; one that is tried
 * again counts once.
 */
export async function readMailBudget(query: Kysely<Schema>, kind: DatabaseKind, perHour: number) {
  const rows = await query
    .selectFrom('mailCounts')
    // The domain of somebody who has left since is not known any more.
    .leftJoin('waitlist', 'waitlist.linkId', 'mailCounts.linkId')
    .select(({ fn }) => [domainOf(kind).as('domain'), fn.countAll().as('count')])
    .where('triedAt', '>', Date.now() - HOUR)
    .groupBy('domain')
    .execute();
  const used = rows.reduce((total, { count }) => total + Number(count), 0);
  const byDomain = new Map<string, number>();
  for (const { domain, count } of rows) if (domain !== null) byDomain.set(domain, Number(count));
  return {
    left: perHour - used,
    /** Counts one more email to a domain. */
    use(domain: string): void {
      byDomain.set(domain, (byDomain.get(domain) ?? 0) + 1);
    },
    /** Returns the domains that have had a tenth of the hour. Others go first. */
    fullDomains(): string[] {
      const share = Math.max(1, Math.floor(perHour / 10));
      return [...byDomain].filter(([, count]) => count >= share).map(([domain]) => domain);
    },
  };
}

/** Counts the emails that are due and wait because the hour's are used up. */
export async function countHeldBack(
  { query, kind }: DatabaseConnection,
  perHour: number,
): Promise<number> {
  const { left } = await readMailBudget(query, kind, perHour);
  if (left > 0) return 0;
  const { due } = await query
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('due'))
    .where('dueAt', '<=', Date.now())
    .executeTakeFirstOrThrow();
  return Number(due);
}

/** The domain of a sign-up's address, as `emailKey` writes it. */
export function domainOf(kind: DatabaseKind) {
  const key = sql.ref('emailKey');
  return kind === 'postgres'
    ? sql<string | null>`split_part(${key}, '@', 2)`
    : sql<string | null>`substr(${key}, instr(${key}, '@') + 1)`;
}
