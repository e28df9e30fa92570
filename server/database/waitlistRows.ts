import type { InferResult, Insertable, Kysely } from 'kysely';
import { isoTime, PAGE } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { MAYBE_SENT } from './outboxRows.ts';
import type { Schema } from './schema.ts';

/**
 * A sign-up, as it is listed, backed up and imported. Its times are ISO 8601, UTC. `mailedAt` and all
 * of an invitation are absent or null while the email waits, unless it may have been sent.
 */
export type WaitlistEntry = Omit<Insertable<Schema['waitlist']>, 'id' | 'emailKey'> & {
  joinedAt: string;
};

/** Yields all entries, oldest first, without holding them all in memory. */
export async function* readEntries(query: Kysely<Schema>): AsyncGenerator<WaitlistEntry> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const page = selectEntries(query).where('waitlist.id', '>', last).orderBy('waitlist.id');
    const rows: EntryRow[] = await page.limit(PAGE).execute();
    yield* rows.map(toEntry);
    last = rows.at(-1)?.id;
  }
}

export async function findEntry(query: Kysely<Schema>, email: string) {
  const row = await selectEntries(query).where('emailKey', '=', emailKey(email)).executeTakeFirst();
  return row && toEntry(row);
}

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

function selectEntries(query: Kysely<Schema>) {
  return query
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .selectAll('waitlist')
    .select(['outbox.id as waiting', 'lastError']);
}

function toEntry(row: EntryRow): WaitlistEntry {
  const { email, language, linkId, refusal, invitedAt, inviteCode, inviteUrl } = row;
  const isWaiting = row.waiting !== null && row.lastError !== MAYBE_SENT;
  return {
    email,
    joinedAt: isoTime(row.joinedAt),
    language,
    linkId,
    confirmedAt: isoTime(row.confirmedAt),
    refusal,
    mailedAt: isWaiting ? null : isoTime(row.mailedAt),
    // Backups of earlier releases have no such columns.
    ...(!isWaiting && invitedAt && { invitedAt: isoTime(invitedAt), inviteCode, inviteUrl }),
  };
}
