import { sql, type Transaction } from 'kysely';
import { queueMail, ROUNDS } from './outboxRows.ts';
import { MAX_MAILS } from './requestMail.ts';
import type { Schema } from './schema.ts';

/**
 * Stores a sign-up together with the mail to confirm it. An address that had unsubscribed gets its
 * earlier link id back, so that the links of all its mails work again, and its hash is deleted. If it
 * had `MAX_MAILS`, it gets no other. Resolves to its id; stores nothing when the address is there
 * already.
 *
 * @param hashes of the address, by which it may be known as unsubscribed
 * @param mail see `Waitlist.add`
 */
export async function insertSignup(
  transaction: Transaction<Schema>,
  signup: {
    email: string;
    emailKey: string;
    language: string;
    linkId: string;
    mailedAt: string;
  },
  hashes: string[],
  mail: keyof typeof ROUNDS | 'none',
): Promise<number | string | undefined> {
  const find = sql<{ linkId: string; sent: number | null }>`
    SELECT unsubscribed.link_id, sent
    FROM unsubscribed LEFT JOIN mail_counts ON mail_counts.link_id = unsubscribed.link_id
    WHERE hash IN (${sql.join(['', ...hashes])}) ORDER BY unsubscribed_at DESC LIMIT 1
  `;
  const [earlier] = (await find.execute(transaction)).rows;
  const isMailed = mail !== 'none' && (earlier?.sent ?? 0) < MAX_MAILS;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('waitlist')
    .values({
      ...signup,
      linkId: earlier?.linkId ?? signup.linkId,
      mailedAt: isMailed ? signup.mailedAt : null,
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  const { id } = await transaction
    .selectFrom('waitlist')
    .select('id')
    .where('emailKey', '=', signup.emailKey)
    .executeTakeFirstOrThrow();
  if (isMailed) await queueMail(transaction, signup.emailKey, ROUNDS[mail]);
  if (earlier) await transaction.deleteFrom('unsubscribed').where('hash', 'in', hashes).execute();
  return id;
}
