import { type InferResult, type Kysely, type Selectable, sql } from 'kysely';
import { type DatabaseConnection, isoTime, PAGE, readInPages } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';

type Row = Selectable<Schema['waitlist']>;

/**
 * A sign-up, as it is listed, backed up and imported. Its times are ISO 8601, UTC. `mailedAt` is when
 * its email was last sent, and absent or null while one is waiting, as is all of an invitation.
 */
export type WaitlistEntry = Pick<Row, 'email' | 'joinedAt' | 'language' | 'linkId'> &
  Partial<
    Pick<Row, 'confirmedAt' | 'refusal' | 'mailedAt' | 'invitedAt' | 'inviteCode' | 'inviteUrl'>
  >;

/** Counts the rows of which `which` is true. */
export async function countEntries(query: Kysely<Schema>, which = sql`1 = 1`): Promise<number> {
  const count = sql<{ total: number | string }>`
    SELECT count(*) AS total FROM waitlist WHERE ${which}`;
  return Number((await count.execute(query)).rows[0]?.total);
}

/** Yields all entries, oldest first, a page at a time. */
export async function* readEntries(query: Kysely<Schema>): AsyncGenerator<WaitlistEntry> {
  const rows = readInPages((last: { id: number | string } | undefined) =>
    selectEntries(query)
      .where('waitlist.id', '>', last?.id ?? 0)
      .orderBy('waitlist.id')
      .limit(PAGE)
      .execute(),
  );
  for await (const row of rows) yield toEntry(row);
}

/** Resolves to the entry of an address in any spelling. */
export async function findEntry(
  query: Kysely<Schema>,
  email: string,
): Promise<WaitlistEntry | undefined> {
  const row = await selectEntries(query).where('emailKey', '=', emailKey(email)).executeTakeFirst();
  return row && toEntry(row);
}

function selectEntries(query: Kysely<Schema>) {
  return query
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .selectAll('waitlist')
    .select('outbox.id as waiting');
}

function toEntry(row: InferResult<ReturnType<typeof selectEntries>>[number]): WaitlistEntry {
  const { email, language, linkId, refusal } = row;
  return {
    email,
    joinedAt: isoTime(row.joinedAt),
    language,
    linkId,
    confirmedAt: isoTime(row.confirmedAt),
    refusal,
    mailedAt: row.waiting === null ? isoTime(row.mailedAt) : null,
    // Backups of earlier releases have no such columns.
    ...(row.waiting === null &&
      row.invitedAt && {
        invitedAt: isoTime(row.invitedAt),
        inviteCode: row.inviteCode,
        inviteUrl: row.inviteUrl,
      }),
  };
}

/** Converts an entry to a row to insert. */
export function toRow({ formatTime }: DatabaseConnection, entry: WaitlistEntry) {
  const { email, joinedAt, confirmedAt, mailedAt, invitedAt } = entry;
  const stored = (time: string | null | undefined) => (time ? formatTime(new Date(time)) : null);
  return {
    ...entry,
    emailKey: emailKey(email),
    joinedAt: formatTime(new Date(joinedAt)),
    confirmedAt: stored(confirmedAt),
    mailedAt: stored(mailedAt),
    invitedAt: stored(invitedAt),
  };
}
