import { type DatabaseConnection, inPages, transact } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { insertSignup } from './insertSignup.ts';
import { newLinkId } from './newLinkId.ts';
import { type MailRequestResult, requestMail } from './requestMail.ts';
import {
  type HashesOf,
  insertUnsubscribed,
  omitUnsubscribed,
  type UnsubscribedEntry,
} from './unsubscribedQueries.ts';
import {
  countEntries,
  ENTRY_COLUMNS,
  readEntries,
  toEntry,
  toRow,
  type WaitlistEntry,
} from './waitlistRows.ts';
import { readStats, type WaitlistStats } from './waitlistStats.ts';

/** The people who joined. Every method rejects when the database fails. */
export interface Waitlist {
  /**
   * Resolves once the address and the mail to confirm it are stored for good: on the disk, and
   * visible to other processes. Two spellings of one address count as the same; see `emailKey`.
   *
   * An address that is there and not confirmed gets its mail again if none waits and the last one
   * is more than an hour old. One that had unsubscribed joins like any other, and the links of its
   * earlier mails work again.
   */
  add(email: string, language: string): Promise<'joined' | 'alreadyRegistered'>;
  /** Resolves to undefined when no sign-up has this link id. */
  statusOf(linkId: string): Promise<'pending' | 'confirmed' | undefined>;
  /**
   * Confirms a sign-up, and keeps the time of the first call. Resolves to whether it is there. Its
   * mail is not sent any more.
   */
  confirm(linkId: string): Promise<boolean>;
  /**
   * Deletes a sign-up and its mail, and keeps a hash of its address with the link id. Resolves to
   * whether it was there. In a SQLite file the address is overwritten, but the file is not rebuilt
   * as `remove` does, because pages would wait for it.
   */
  unsubscribe(linkId: string): Promise<boolean>;
  /** Makes the mail to confirm a sign-up due now, whenever the last one was sent. */
  requestMail(email: string): Promise<MailRequestResult>;
  /** Does the same by link id, but only when joining again would send the mail again. */
  requestMailAgain(linkId: string): Promise<MailRequestResult>;
  count(): Promise<number>;
  stats(): Promise<WaitlistStats>;
  /** Yields all entries, oldest first, without holding them all in memory. */
  entries(): AsyncIterable<WaitlistEntry>;
  find(email: string): Promise<WaitlistEntry | undefined>;
  /**
   * Erases an address and its mail. Resolves to whether it was on the list. Can be repeated after
   * an error.
   */
  remove(email: string): Promise<boolean>;
  /**
   * Adds entries and keeps what they say. Leaves out addresses that are there or have unsubscribed.
   * Queues no mail. Resolves to the number of new ones.
   * @throws Error when somebody has unsubscribed and there is no secret to tell who
   */
  import(entries: AsyncIterable<WaitlistEntry>): Promise<number>;
  /** Counts which of the entries are on the list, and which are not because they unsubscribed. */
  tally(entries: AsyncIterable<WaitlistEntry>): Promise<{ listed: number; unsubscribed: number }>;
  /** Adds to those who unsubscribed. A later `import` leaves their addresses out. */
  importUnsubscribed(entries: AsyncIterable<UnsubscribedEntry>): Promise<void>;
  /** Writes a row and takes it back, in one transaction. Rejects when that fails. */
  checkWritable(): Promise<void>;
}

export function createWaitlist(connection: DatabaseConnection, hashesOf: HashesOf): Waitlist {
  const { query, write, formatTime } = connection;

  return {
    async add(email, language) {
      const email_key = emailKey(email);
      const mailed_at = formatTime(new Date());
      const signup = { email, email_key, language, link_id: newLinkId(), mailed_at };
      if (await insertSignup(connection, signup, hashesOf(email_key))) return 'joined';
      await requestMail(connection, { email_key }, { limit: true, language });
      return 'alreadyRegistered';
    },
    async statusOf(linkId) {
      const row = await query
        .selectFrom('waitlist')
        .select('confirmed_at')
        .where('link_id', '=', linkId)
        .executeTakeFirst();
      return row && (row.confirmed_at === null ? 'pending' : 'confirmed');
    },
    confirm(linkId) {
      return transact(connection, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('waitlist')
          .set(({ fn, val }) => ({
            confirmed_at: fn.coalesce('confirmed_at', val(formatTime(new Date()))),
          }))
          .where('link_id', '=', linkId)
          .executeTakeFirst();
        await transaction
          .deleteFrom('outbox')
          .where('waitlist_id', 'in', ({ selectFrom }) =>
            selectFrom('waitlist').select('waitlist.id').where('link_id', '=', linkId),
          )
          .execute();
        return numUpdatedRows > 0n;
      });
    },
    unsubscribe(linkId) {
      return transact(connection, async (transaction) => {
        const row = await transaction
          .selectFrom('waitlist')
          .select('email_key')
          .where('link_id', '=', linkId)
          .executeTakeFirst();
        if (row === undefined) return false;
        await transaction.deleteFrom('waitlist').where('link_id', '=', linkId).execute();
        const [hash] = hashesOf(row.email_key);
        if (hash !== undefined) {
          await transaction
            .insertInto('unsubscribed')
            .values({ hash, link_id: linkId })
            .onConflict((conflict) => conflict.column('hash').doUpdateSet({ link_id: linkId }))
            .execute();
        }
        return true;
      });
    },
    requestMail: (email) => requestMail(connection, { email_key: emailKey(email) }),
    requestMailAgain: (linkId) => requestMail(connection, { link_id: linkId }, { limit: true }),
    count: () => countEntries(connection),
    stats: () => readStats(connection),
    entries: () => readEntries(connection),
    async find(email) {
      const row = await query
        .selectFrom('waitlist')
        .leftJoin('outbox', 'waitlist_id', 'waitlist.id')
        .select([...ENTRY_COLUMNS, 'outbox.id as waiting'])
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row && toEntry(connection, row);
    },
    async remove(email) {
      const { numDeletedRows } = await write(() =>
        query.deleteFrom('waitlist').where('email_key', '=', emailKey(email)).executeTakeFirst(),
      );
      // Also when there is no such row: an earlier removal may have been interrupted here.
      await connection.eraseDeleted();
      return numDeletedRows > 0n;
    },
    async import(source) {
      let added = 0;
      for await (const page of inPages(source)) {
        const rows = (await omitUnsubscribed(connection, hashesOf, page)).map((entry) =>
          toRow(connection, entry),
        );
        if (rows.length === 0) continue;
        const { numInsertedOrUpdatedRows } = await write(() =>
          query
            .insertInto('waitlist')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst(),
        );
        added += Number(numInsertedOrUpdatedRows);
      }
      return added;
    },
    async tally(source) {
      const sum = { listed: 0, unsubscribed: 0 };
      for await (const page of inPages(source)) {
        const keys = page.map(({ email }) => emailKey(email));
        const { listed } = await query
          .selectFrom('waitlist')
          .select(({ fn }) => fn.countAll().as('listed'))
          .where('email_key', 'in', keys)
          .executeTakeFirstOrThrow();
        sum.listed += Number(listed);
        sum.unsubscribed +=
          page.length - (await omitUnsubscribed(connection, hashesOf, page)).length;
      }
      return sum;
    },
    importUnsubscribed: (source) => insertUnsubscribed(connection, source),
    async checkWritable() {
      await connection.probe(() =>
        query.transaction().execute(async (transaction) => {
          await transaction.insertInto('waitlist').values(PROBE).execute();
          await transaction
            .deleteFrom('waitlist')
            .where('email_key', '=', PROBE.email_key)
            .execute();
        }),
      );
    },
  };
}

/**
 * Not a valid address, so it collides with none, and longer than any. A sign-up with its mail still
 * needs a little more space.
 */
const PROBE = {
  email: 'x'.repeat(255),
  email_key: 'x'.repeat(255),
  link_id: 'x'.repeat(255),
  language: 'en',
};
