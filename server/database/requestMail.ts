import type { Transaction } from 'kysely';
import { type DatabaseConnection, isoTime } from './databaseConnection.ts';
import { queueMail } from './outboxQueries.ts';
import type { Schema } from './schema.ts';

export type MailRequestResult = 'queued' | 'tooSoon' | 'confirmed' | 'notFound';

/** The minimum time between two mails that visitors request, in milliseconds. */
const MIN_INTERVAL = 60 * 60_000;

/**
 * Makes the mail to confirm a pending sign-up due now.
 *
 * @param signup names the sign-up by its address or by the id in its links
 * @param options.limit refuses with `tooSoon` while a mail waits or the last one is less than an
 * hour old
 * @param options.language replaces the language of the sign-up
 */
export async function requestMail(
  transaction: Transaction<Schema>,
  { kind, formatTime }: DatabaseConnection,
  signup: { emailKey: string } | { linkId: string },
  { limit = false, language }: { limit?: boolean; language?: string } = {},
): Promise<MailRequestResult> {
  const find = transaction
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .select(['waitlist.id', 'confirmedAt', 'mailedAt', 'dueAt'])
    .where(({ and }) => and(signup));
  // SQLite has one writer at a time. In PostgreSQL, requests for one sign-up take turns.
  const row = await (kind === 'postgres' ? find.forUpdate('waitlist') : find).executeTakeFirst();
  if (row === undefined) return 'notFound';
  if (row.confirmedAt !== null) return 'confirmed';

  const now = new Date();
  const isWaiting = row.dueAt !== null;
  const isRecent =
    row.mailedAt !== null && now.getTime() - Date.parse(isoTime(row.mailedAt)) < MIN_INTERVAL;
  if (limit && (isWaiting || isRecent)) return 'tooSoon';

  await transaction
    .updateTable('waitlist')
    .set({ mailedAt: formatTime(now), ...(language !== undefined && { language }) })
    .where('id', '=', row.id)
    .execute();
  await queueMail(transaction, row.id);
  return 'queued';
}
