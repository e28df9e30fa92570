import type { Transaction } from 'kysely';
import { type DatabaseConnection, isoTime } from './databaseConnection.ts';
import { queueMail } from './outboxRows.ts';
import type { Schema } from './schema.ts';

export type MailRequestResult = 'queued' | 'tooSoon' | 'confirmed' | 'notFound';

/** The minimum time between two mails that visitors request, in milliseconds. */
const MIN_INTERVAL = 60 * 60_000;

/**
 * The most mails to an address that strangers can request. Who has the mailbox gets more by the link
 * in one of them, or from the operator.
 */
export const MAX_MAILS = 3;

/**
 * Makes the mail to confirm a pending sign-up due now.
 *
 * @param signup names the sign-up by its address or by the id in its links
 * @param options.by who requests it. Visitors are refused with `tooSoon` while a mail waits or the
 * last one is less than an hour old, and the form, which anybody can use, once there were
 * `MAX_MAILS`. The others start that count anew.
 * @param options.language replaces the language of the sign-up
 * @param options.round of the mail; see `Waitlist.add`
 */
export async function requestMail(
  transaction: Transaction<Schema>,
  { kind, formatTime }: DatabaseConnection,
  signup: { emailKey: string } | { linkId: string },
  options: { by: 'form' | 'link' | 'operator'; language?: string; round?: number },
): Promise<MailRequestResult> {
  const { by, language, round } = options;
  const find = transaction
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .select(['waitlist.id', 'emailKey', 'waitlist.linkId', 'confirmedAt', 'mailedAt', 'dueAt'])
    .select(({ selectFrom }) =>
      selectFrom('mailCounts')
        .select('sent')
        .whereRef('mailCounts.linkId', '=', 'waitlist.linkId')
        .as('sent'),
    )
    .where(({ and }) => and(signup));
  // SQLite has one writer at a time. In PostgreSQL, requests for one sign-up take turns.
  const row = await (kind === 'postgres' ? find.forUpdate('waitlist') : find).executeTakeFirst();
  if (row === undefined) return 'notFound';
  if (row.confirmedAt !== null) return 'confirmed';

  const now = new Date();
  const isWaiting = row.dueAt !== null;
  // A time ahead is that of a clock that was wrong.
  const age = row.mailedAt === null ? -1 : now.getTime() - Date.parse(isoTime(row.mailedAt));
  const isRecent = age >= 0 && age < MIN_INTERVAL;
  if (isWaiting && round !== undefined) {
    // A stranger who had entered many addresses may have asked for it before.
    await transaction
      .updateTable('outbox')
      .set({ round })
      .where('waitlistId', '=', row.id)
      .where('round', '>', round)
      .execute();
  }
  if (by !== 'operator' && (isWaiting || isRecent)) return 'tooSoon';
  if (by === 'form' && (row.sent ?? 0) >= MAX_MAILS) return 'tooSoon';

  await transaction
    .updateTable('waitlist')
    .set({ mailedAt: formatTime(now), ...(language !== undefined && { language }) })
    .where('id', '=', row.id)
    .execute();
  await queueMail(transaction, row, round);
  if (by !== 'form') await forgetMails(transaction, row.linkId);
  return 'queued';
}

/** Lets the form send an address `MAX_MAILS` again. */
export async function forgetMails(transaction: Transaction<Schema>, linkId: string): Promise<void> {
  await transaction
    .updateTable('mailCounts')
    .set({ sent: 0 })
    .where('linkId', '=', linkId)
    .execute();
}
