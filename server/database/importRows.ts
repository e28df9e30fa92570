import { type Insertable, type Kysely, sql } from 'kysely';
import { countRows } from './countRows.ts';
import { type DatabaseConnection, inPages } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';
import type { WaitlistEntry } from './waitlistEntries.ts';

/**
 * Returns the hashes by which an unsubscribed address is recognized: one for each secret, newest
 * first. Without secrets there are none, and no address is recognized.
 * @param emailKey see `emailKey`
 */
export type HashesOf = (emailKey: string) => string[];

/**
 * Adds entries unchanged. Skips addresses that are already on the list or have unsubscribed. Queues
 * no mail. Resolves to how many entries were added, are on the list now, and had unsubscribed.
 */
export async function importEntries(
  { query, write }: DatabaseConnection,
  hashesOf: HashesOf,
  source: AsyncIterable<WaitlistEntry>,
) {
  const result = { added: 0, listed: 0, unsubscribed: 0 };
  for await (const page of inPages(source)) {
    const entries = await omitUnsubscribed(query, hashesOf, page);
    result.unsubscribed += page.length - entries.length;
    if (entries.length === 0) continue;
    const rows = entries.map((entry) => ({ ...entry, emailKey: emailKey(entry.email) }));
    const insert = query.insertInto('waitlist').values(rows);
    const { numInsertedOrUpdatedRows } = await write(() =>
      insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst(),
    );
    result.added += Number(numInsertedOrUpdatedRows);
    const keys = sql.join(rows.map((row) => row.emailKey));
    result.listed += await countRows(query, sql`waitlist WHERE email_key IN (${keys})`);
  }
  return result;
}

/** Adds records of people who unsubscribed. Existing records do not change. */
export async function importUnsubscribed(
  { query, write }: DatabaseConnection,
  source: AsyncIterable<Insertable<Schema['unsubscribed']>>,
): Promise<void> {
  for await (const rows of inPages(source)) {
    const insert = query.insertInto('unsubscribed').values(rows);
    await write(() => insert.onConflict((conflict) => conflict.doNothing()).execute());
  }
}

async function omitUnsubscribed(query: Kysely<Schema>, hashesOf: HashesOf, page: WaitlistEntry[]) {
  const hashes = page.map(({ email }) => hashesOf(emailKey(email)));
  const all = hashes.flat();
  if (all.length === 0 && (await countRows(query, sql`unsubscribed`)) > 0) {
    throw new Error(
      "Some people have unsubscribed, and only the server's secrets can identify them. " +
        'Set MAIL_SECRETS or DATA_DIR to the same value as for the server.',
    );
  }
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM unsubscribed WHERE hash IN (${sql.join(['', ...all])})`.execute(query);
  const known = new Set(rows.map(({ hash }) => hash));
  return page.filter((_, index) => !hashes[index]?.some((hash) => known.has(hash)));
}
