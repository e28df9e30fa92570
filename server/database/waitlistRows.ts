import type { Insertable } from 'kysely';
import { type DatabaseConnection, PAGE, readInPages } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';

/** A sign-up, as it is listed, backed up and imported. */
export interface WaitlistEntry {
  /** The address as typed, after `cleanEmail`. */
  email: string;
  /** ISO 8601, UTC. */
  joinedAt: string;
  /** The language tag of the page on which the address was entered. */
  language: string;
  /** Names the sign-up in the links of its email. */
  linkId: string;
  /** ISO 8601, UTC; null or absent while the sign-up is pending. */
  confirmedAt?: string | null;
  /** The reason for which the mail server refused the address for good, if it did. */
  refusal?: string | null;
  /** ISO 8601, UTC; when its email was last sent. Null or absent if none was, or one is waiting. */
  mailedAt?: string | null;
}

/** The columns of which `toEntry` makes an entry. It also needs the id of the waiting email. */
export const ENTRY_COLUMNS = [
  'email',
  'joined_at',
  'language',
  'link_id',
  'confirmed_at',
  'refusal',
  'mailed_at',
] as const;

/** Counts the entries that `query` sees. */
export async function countEntries({ query }: Pick<DatabaseConnection, 'query'>): Promise<number> {
  const { total } = await query
    .selectFrom('waitlist')
    .select((select) => select.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Yields all entries that `query` sees, oldest first, a page at a time. */
export async function* readEntries(
  connection: Pick<DatabaseConnection, 'query' | 'readTime'>,
): AsyncGenerator<WaitlistEntry> {
  const rows = readInPages((last: { id: number | string } | undefined) =>
    connection.query
      .selectFrom('waitlist')
      .leftJoin('outbox', 'waitlist_id', 'waitlist.id')
      .select(['waitlist.id', ...ENTRY_COLUMNS, 'outbox.id as waiting'])
      .where('waitlist.id', '>', last?.id ?? 0)
      .orderBy('waitlist.id')
      .limit(PAGE)
      .execute(),
  );
  for await (const row of rows) yield toEntry(connection, row);
}

/** Converts a row as the database stores it. */
export function toEntry(
  { readTime }: Pick<DatabaseConnection, 'readTime'>,
  row: {
    email: string;
    joined_at: string;
    language: string;
    link_id: string;
    confirmed_at: string | null;
    refusal: string | null;
    mailed_at: string | null;
    /** The id of the email that waits in the outbox. */
    waiting: number | string | null;
  },
): WaitlistEntry {
  const toIso = (stored: string | null) => (stored ? readTime(stored).toISOString() : null);
  return {
    email: row.email,
    joinedAt: readTime(row.joined_at).toISOString(),
    language: row.language,
    linkId: row.link_id,
    confirmedAt: toIso(row.confirmed_at),
    refusal: row.refusal,
    mailedAt: row.waiting === null ? toIso(row.mailed_at) : null,
  };
}

/** Converts an entry to a row to insert. */
export function toRow(
  { formatTime }: Pick<DatabaseConnection, 'formatTime'>,
  entry: WaitlistEntry,
): Insertable<Schema['waitlist']> {
  const fromIso = (time: string | null | undefined) => (time ? formatTime(new Date(time)) : null);
  return {
    email: entry.email,
    email_key: emailKey(entry.email),
    joined_at: formatTime(new Date(entry.joinedAt)),
    language: entry.language,
    link_id: entry.linkId,
    confirmed_at: fromIso(entry.confirmedAt),
    refusal: entry.refusal ?? null,
    mailed_at: fromIso(entry.mailedAt),
  };
}
