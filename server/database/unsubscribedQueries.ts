import { type DatabaseConnection, inPages, PAGE, readInPages } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';

/** A record of somebody who unsubscribed. */
export interface UnsubscribedEntry {
  /** A keyed hash of the address; see `HashesOf`. */
  hash: string;
  /** ISO 8601, UTC. */
  unsubscribedAt: string;
  /** Named the sign-up in the links of its mails, which work again once the address joins again. */
  linkId: string;
}

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
  { query }: Pick<DatabaseConnection, 'query'>,
  hashesOf: HashesOf,
  entries: Entry[],
): Promise<Entry[]> {
  const hashes = entries.map(({ email }) => hashesOf(emailKey(email)));
  if (hashes.flat().length === 0) {
    const anybody = await query
      .selectFrom('unsubscribed')
      .select('hash')
      .limit(1)
      .executeTakeFirst();
    if (anybody === undefined) return entries;
    throw new Error(
      'Some people unsubscribed, and only the secrets of the server tell who. ' +
        'Set MAIL_SECRETS or DATA_DIR as the server has them.',
    );
  }
  const rows = await query
    .selectFrom('unsubscribed')
    .select('hash')
    .where('hash', 'in', hashes.flat())
    .execute();
  const known = new Set(rows.map(({ hash }) => hash));
  return entries.filter((_, index) => !hashes[index]?.some((hash) => known.has(hash)));
}

/** Adds to those who unsubscribed. Records that are there stay as they are. */
export async function insertUnsubscribed(
  { query, write, formatTime }: DatabaseConnection,
  source: AsyncIterable<UnsubscribedEntry>,
): Promise<void> {
  for await (const page of inPages(source)) {
    const rows = page.map(({ hash, unsubscribedAt, linkId }) => ({
      hash,
      unsubscribed_at: formatTime(new Date(unsubscribedAt)),
      link_id: linkId,
    }));
    await write(() =>
      query
        .insertInto('unsubscribed')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/** Yields all who unsubscribed and whom `query` sees, a page at a time. */
export async function* readUnsubscribed(
  connection: Pick<DatabaseConnection, 'query' | 'readTime'>,
): AsyncGenerator<UnsubscribedEntry> {
  const rows = readInPages((last: { hash: string } | undefined) =>
    connection.query
      .selectFrom('unsubscribed')
      .selectAll()
      .where('hash', '>', last?.hash ?? '')
      .orderBy('hash')
      .limit(PAGE)
      .execute(),
  );
  for await (const { hash, unsubscribed_at, link_id } of rows) {
    const unsubscribedAt = connection.readTime(unsubscribed_at).toISOString();
    yield { hash, unsubscribedAt, linkId: link_id };
  }
}
