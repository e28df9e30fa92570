import type { InferResult, Insertable, Kysely } from 'kysely';
import { PAGE } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { MAYBE_SENT } from './queueMail.ts';
import type { Schema } from './schema.ts';

/**
 * A sign-up as lists, exports and imports have it. While its email waits, `mailedAt` and the
 * invitation are absent or null, unless the email may have been sent.
 */
export type WaitlistEntry = Omit<Insertable<Schema['waitlist']>, 'id' | 'emailKey'>;

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
  const { id, emailKey, waiting, lastError, invitedAt, inviteCode, inviteUrl, ...entry } = row;
  const isWaiting = waiting !== null && lastError !== MAYBE_SENT;
  return {
    ...entry,
    mailedAt: isWaiting ? null : row.mailedAt,
    ...(!isWaiting && invitedAt && { invitedAt, inviteCode, inviteUrl }),
  };
}
