import { type RawBuilder, sql, type Transaction } from 'kysely';
import { HOUR } from '../day.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { limitedDomain, type MailLimits, nextInDomain } from './mailLimits.ts';
import { type QueueOptions, queueMail } from './queueMail.ts';
import type { Schema } from './schema.ts';

export type MailRequestResult = 'queued' | 'tooSoon' | 'confirmed' | 'notFound';

/** The number of emails to an address that the form can request. Its owner can request more. */
export const MAX_MAILS = 3;

/**
 * Makes the email to confirm a pending sign-up due, or an invitation that was given up.
 * @param which condition that selects the sign-up, in SQL, by a unique column of `waitlist`
 * @param options.by the source of the request. The form and links are refused (`tooSoon`) while an
 * email waits or if the last one is under an hour old; the form, which is public, also after
 * `MAX_MAILS`, and its emails keep to the limit of a domain. The other two reset that count. Only
 * the operator can request an invitation.
 */
export async function requestMail(
  transaction: Transaction<Schema>,
  { kind, limits }: { kind: DatabaseConnection['kind']; limits: MailLimits },
  which: RawBuilder<boolean>,
  { by, isLast }: { by: 'form' | 'link' | 'operator'; isLast?: boolean | undefined },
): Promise<MailRequestResult> {
  const row = await transaction
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .leftJoin('mailCounts', 'mailCounts.linkId', 'waitlist.linkId')
    .select(['emailKey', 'waitlist.linkId', 'confirmedAt', 'mailedAt', 'sent'])
    .select(['outbox.id as mailId', 'dueAt'])
    .where(which)
    // SQLite has one writer at a time. In PostgreSQL, requests for one sign-up take turns.
    .$if(kind === 'postgres', (rows) => rows.forUpdate('waitlist'))
    .executeTakeFirst();
  if (row === undefined) return 'notFound';
  const { linkId, confirmedAt, mailedAt } = row;
  const isGivenUp = row.mailId !== null && row.dueAt === null;
  if (confirmedAt !== null && !(by === 'operator' && isGivenUp)) return 'confirmed';

  const now = new Date();
  const isWaiting = row.dueAt !== null;
  // A time in the future comes from a wrong clock.
  const age = mailedAt === null ? -1 : now.getTime() - Date.parse(mailedAt);
  const isRecent = age >= 0 && age < HOUR;
  if (isWaiting && !isLast) {
    // The waiting email may have been requested by a client that entered many addresses.
    const change = sql`UPDATE outbox SET is_last = 0 WHERE id = ${row.mailId}`;
    await change.execute(transaction);
  }
  if (by !== 'operator' && (isWaiting || isRecent)) return 'tooSoon';
  if (by === 'form' && (row.sent ?? 0) >= MAX_MAILS) return 'tooSoon';

  let options: QueueOptions = {};
  if (by === 'form') {
    const domain = limitedDomain(row.emailKey);
    options = { isLast, domain, dueAt: await nextInDomain(transaction, domain, limits) };
  } else {
    await forgetMails(transaction, linkId);
  }
  if (await queueMail(transaction, linkId, options)) {
    const note = sql`UPDATE waitlist SET mailed_at = ${now.toISOString()} WHERE link_id = ${linkId}`;
    await note.execute(transaction);
  }
  return 'queued';
}

/** Resets the count, so that the form can request `MAX_MAILS` again. */
export async function forgetMails(transaction: Transaction<Schema>, linkId: string): Promise<void> {
  await sql`UPDATE mail_counts SET sent = 0 WHERE link_id = ${linkId}`.execute(transaction);
}
