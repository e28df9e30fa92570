import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { queueMail } from './outboxQueries.ts';

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
export function requestMail(
  connection: DatabaseConnection,
  signup: { email_key: string } | { link_id: string },
  { limit = false, language }: { limit?: boolean; language?: string } = {},
): Promise<MailRequestResult> {
  const { formatTime, readTime } = connection;
  return transact(connection, async (transaction) => {
    const find = transaction
      .selectFrom('waitlist')
      .leftJoin('outbox', 'waitlist_id', 'waitlist.id')
      .select(['waitlist.id', 'confirmed_at', 'mailed_at', 'due_at'])
      .where(({ and }) => and(signup));
    // SQLite has one writer at a time. In PostgreSQL, requests for one sign-up take turns.
    const isPostgres = connection.kind === 'postgres';
    const row = await (isPostgres ? find.forUpdate('waitlist') : find).executeTakeFirst();
    if (row === undefined) return 'notFound';
    if (row.confirmed_at !== null) return 'confirmed';

    const now = new Date();
    const isWaiting = row.due_at !== null;
    const age =
      row.mailed_at === null ? Infinity : now.getTime() - readTime(row.mailed_at).getTime();
    if (limit && (isWaiting || age < MIN_INTERVAL)) return 'tooSoon';

    await transaction
      .updateTable('waitlist')
      .set({
        mailed_at: formatTime(now),
        ...(language !== undefined && { language }),
      })
      .where('id', '=', row.id)
      .execute();
    await queueMail(transaction, row.id);
    return 'queued';
  });
}
