import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type DatabaseConnection,
  inPages,
  isoTime,
  PAGE,
  readInPages,
} from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';

/** A record of somebody who unsubscribed. Its time is ISO 8601, UTC. */
export type UnsubscribedEntry = Selectable<Schema['unsubscribed']>;

/**
 * Returns the hashes by which an address is known once it has unsubscribed: one for each secret,
 * that of the newest first. Without secrets there are none, and nobody is recognized.
 * @param emailKey see `emailKey`
 */
export type HashesOf = (emailKey: string) => string[];

/**
 * Returns the entries whose addresses have not unsubscribed.
 * @throws Error when somebody has unsubscribed and there is no secret to tell who
 */
export async function omitUnsubscribed<Entry extends { email: string }>(
  query: Kysely<Schema>,
  hashesOf: HashesOf,
  entries: Entry[],
): Promise<Entry[]> {
  const hashes = entries.map(({ email }) => hashesOf(emailKey(email)));
  const all = hashes.flat();
  const isKnown = all.length > 0 ? sql`hash IN (${sql.join(all)})` : sql`1 = 1 LIMIT 1`;
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM unsubscribed WHERE ${isKnown}`.execute(query);
  if (all.length === 0 && rows.length > 0) {
    throw new Error(
      'Some people unsubscribed, and only the secrets of the server tell who. ' +
        'Set MAIL_SECRETS or DATA_DIR as the server has them.',
    );
  }
  const known = new Set(rows.map(({ hash }) => hash));
  return entries.filter((_, index) => !hashes[index]?.some((hash) => known.has(hash)));
}

/** Adds to those who unsubscribed. Records that are there stay as they are. */
export async function insertUnsubscribed(
  { query, write, formatTime }: DatabaseConnection,
  source: AsyncIterable<UnsubscribedEntry>,
): Promise<void> {
  for await (const page of inPages(source)) {
    const rows = page.map((entry) => ({
      ...entry,
      unsubscribedAt: formatTime(new Date(entry.unsubscribedAt)),
    }));
    const insert = query.insertInto('unsubscribed').values(rows);
    await write(() => insert.onConflict((conflict) => conflict.doNothing()).execute());
  }
}

/** Yields all who unsubscribed, a page at a time. */
export async function* readUnsubscribed(query: Kysely<Schema>): AsyncGenerator<UnsubscribedEntry> {
  const rows = readInPages((last: { hash: string } | undefined) =>
    query
      .selectFrom('unsubscribed')
      .selectAll()
      .where('hash', '>', last?.hash ?? '')
      .orderBy('hash')
      .limit(PAGE)
      .execute(),
  );
  for await (const row of rows) yield { ...row, unsubscribedAt: isoTime(row.unsubscribedAt) };
}
