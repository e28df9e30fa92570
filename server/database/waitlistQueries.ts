import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type DatabaseConnection, inPages, transact } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { insertSignup } from './insertSignup.ts';
import { forgetOrigins, keepReceipt, type Outcome, readOrigin, takeReceipt } from './origins.ts';
import { ROUNDS } from './outboxRows.ts';
import { forgetMails, type MailRequestResult, requestMail } from './requestMail.ts';
import { countSignup, readSignupHours } from './signupHours.ts';
import {
  type HashesOf,
  insertUnsubscribed,
  omitUnsubscribed,
  type UnsubscribedEntry,
} from './unsubscribedQueries.ts';
import { countEntries, findEntry, readEntries, toRow, type WaitlistEntry } from './waitlistRows.ts';
import { mailProblem, readStats } from './waitlistStats.ts';

/** The people who joined. Every method rejects when the database fails. */
export type Waitlist = ReturnType<typeof createWaitlist>;

export function createWaitlist(
  connection: DatabaseConnection,
  options: {
    hashesOf: HashesOf;
    mailPerHour?: number;
    /** Counts what became of somebody whose visit is known; must not throw. */
    onOutcome?: (outcome: Outcome) => void;
  },
) {
  const { hashesOf, mailPerHour = Number.POSITIVE_INFINITY, onOutcome = () => {} } = options;
  const { query, write, formatTime } = connection;

  return {
    /**
     * Resolves once the address and the mail to confirm it are stored for good: on the disk, and
     * visible to other processes. Two spellings of one address count as the same; see `emailKey`.
     *
     * An address that is there and not confirmed gets its mail again if none waits, the last one is
     * more than an hour old, and it had fewer than `MAX_MAILS`. One that had unsubscribed joins like
     * any other, and the links of its earlier mails work again; those mails count.
     *
     * @param mail `late` where the client has entered many addresses: their mails go after those of
     * others, and leave half of `mailPerHour` to them. `none` where the mailbox has had enough today.
     * @param receipt names a new sign-up in `takeReceipt`
     */
    add(
      email: string,
      language: string,
      mail: keyof typeof ROUNDS | 'none' = 'first',
      receipt?: string,
    ): Promise<'joined' | 'alreadyRegistered'> {
      const key = emailKey(email);
      const linkId = randomBytes(16).toString('base64url');
      const mailedAt = formatTime(new Date());
      const signup = { email, emailKey: key, language, linkId, mailedAt };
      return transact(connection, async (transaction) => {
        const id = await insertSignup(transaction, signup, hashesOf(key), mail);
        if (id !== undefined) {
          await countSignup(transaction, 'joined');
          if (receipt) await keepReceipt(transaction, id, receipt);
          return 'joined';
        }
        if (mail === 'none') return 'alreadyRegistered';
        const request = { by: 'form', language, round: ROUNDS[mail] } as const;
        await requestMail(transaction, connection, { emailKey: key }, request);
        return 'alreadyRegistered';
      });
    },
    /** Resolves to undefined when no sign-up has this link id. */
    async statusOf(linkId: string): Promise<'pending' | 'confirmed' | undefined> {
      const find = sql<{ confirmedAt: string | null }>`
        SELECT confirmed_at FROM waitlist WHERE link_id = ${linkId}`;
      const [row] = (await find.execute(query)).rows;
      return row && (row.confirmedAt === null ? 'pending' : 'confirmed');
    },
    /**
     * Confirms a sign-up, and keeps the time of the first call. Resolves to whether it is there. Its
     * mail is not sent any more.
     */
    async confirm(linkId: string): Promise<boolean> {
      const { origin, isThere } = await transact(connection, async (transaction) => {
        const { numAffectedRows } = await sql`
          UPDATE waitlist SET confirmed_at = ${formatTime(new Date())}
          WHERE link_id = ${linkId} AND confirmed_at IS NULL
        `.execute(transaction);
        const isNew = numAffectedRows === 1n;
        if (isNew) await countSignup(transaction, 'confirmed');
        // Its link may be followed again once the invitation waits.
        await sql`
          DELETE FROM outbox WHERE round < ${ROUNDS.invitation}
            AND waitlist_id IN (SELECT id FROM waitlist WHERE link_id = ${linkId})
        `.execute(transaction);
        await forgetMails(transaction, linkId);
        const find = sql`SELECT 1 FROM waitlist WHERE link_id = ${linkId}`;
        return {
          origin: isNew ? await readOrigin(transaction, linkId) : undefined,
          isThere: (await find.execute(transaction)).rows.length > 0,
        };
      });
      if (origin) onOutcome({ words: origin.words, confirmed: 1, confirmMinutes: origin.minutes });
      return isThere;
    },
    /**
     * Deletes a sign-up and its mail, and keeps a hash of its address with the link id. Resolves to
     * whether it was there. In a SQLite file the address is overwritten, but the file is not rebuilt
     * as `remove` does, because pages would wait for it.
     */
    async unsubscribe(linkId: string): Promise<boolean> {
      const result = await transact(connection, async (transaction) => {
        const find = sql<{ emailKey: string }>`
          SELECT email_key FROM waitlist WHERE link_id = ${linkId}`;
        const [row] = (await find.execute(transaction)).rows;
        if (row === undefined) return undefined;
        const origin = await readOrigin(transaction, linkId);
        const deletion = sql`DELETE FROM waitlist WHERE link_id = ${linkId}`;
        // A second request at the same time finds the row, too, and deletes nothing.
        if ((await deletion.execute(transaction)).numAffectedRows !== 1n)
          return { origin: undefined };
        await countSignup(transaction, 'left');
        const [hash] = hashesOf(row.emailKey);
        if (hash !== undefined) {
          await sql`
            INSERT INTO unsubscribed (hash, link_id) VALUES (${hash}, ${linkId})
            ON CONFLICT (hash) DO UPDATE SET link_id = excluded.link_id
          `.execute(transaction);
        }
        return { origin };
      });
      if (result?.origin) onOutcome({ words: result.origin.words, left: 1 });
      return result !== undefined;
    },
    /** Makes the mail to confirm a sign-up due now, whenever the last one was sent. */
    requestMail(email: string): Promise<MailRequestResult> {
      const signup = { emailKey: emailKey(email) };
      return transact(connection, (transaction) =>
        requestMail(transaction, connection, signup, { by: 'operator' }),
      );
    },
    /** Does the same by link id, unless a mail waits or the last one is less than an hour old. */
    requestMailAgain(linkId: string): Promise<MailRequestResult> {
      return transact(connection, (transaction) =>
        requestMail(transaction, connection, { linkId }, { by: 'link' }),
      );
    },
    count: () => countEntries(query),
    stats: () => readStats(connection, mailPerHour),
    mailProblem: () => mailProblem(connection),
    /** @param from a day, UTC */
    signupHours: (from: string) => readSignupHours(query, from),
    /** Notes where the visit came from whose sign-up has this receipt, for 30 days. */
    takeReceipt: (receipt: string, words: Outcome['words']) =>
      write(() => takeReceipt(query, receipt, words)),
    /** Deletes receipts that were not taken, and words that are 30 days old. */
    forgetOrigins: () => write(() => forgetOrigins(query)),
    /** Yields all entries, oldest first, without holding them all in memory. */
    entries: () => readEntries(query),
    find: (email: string) => findEntry(query, email),
    /**
     * Erases an address and its mail. Resolves to whether it was on the list. Can be repeated after
     * an error.
     */
    async remove(email: string): Promise<boolean> {
      const isThere = await transact(connection, async (transaction) => {
        const isRow = sql`email_key = ${emailKey(email)}`;
        await sql`
          DELETE FROM mail_counts WHERE link_id IN (SELECT link_id FROM waitlist WHERE ${isRow})
        `.execute(transaction);
        const deleted = await sql`DELETE FROM waitlist WHERE ${isRow}`.execute(transaction);
        const isThere = deleted.numAffectedRows === 1n;
        if (isThere) await countSignup(transaction, 'left');
        return isThere;
      });
      // Also when there is no such row: an earlier removal may have been interrupted here.
      await connection.eraseDeleted();
      return isThere;
    },
    /**
     * Adds entries and keeps what they say. Leaves out addresses that are there or have
     * unsubscribed. Queues no mail. Resolves to how many were new, how many are on the list now, and
     * how many are not because they unsubscribed.
     * @throws Error when somebody has unsubscribed and there is no secret to tell who
     */
    async import(source: AsyncIterable<WaitlistEntry>) {
      const result = { added: 0, listed: 0, unsubscribed: 0 };
      for await (const page of inPages(source)) {
        const entries = await omitUnsubscribed(query, hashesOf, page);
        result.unsubscribed += page.length - entries.length;
        if (entries.length === 0) continue;
        const rows = entries.map((entry) => toRow(connection, entry));
        const insert = query.insertInto('waitlist').values(rows);
        const { numInsertedOrUpdatedRows } = await write(() =>
          insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst(),
        );
        result.added += Number(numInsertedOrUpdatedRows);
        const keys = sql.join(rows.map((row) => row.emailKey));
        result.listed += await countEntries(query, sql`email_key IN (${keys})`);
      }
      return result;
    },
    /** Adds to those who unsubscribed. A later `import` leaves their addresses out. */
    importUnsubscribed: (source: AsyncIterable<UnsubscribedEntry>) =>
      insertUnsubscribed(connection, source),
    /** Writes a row and takes it back, in one transaction. Rejects when that fails. */
    async checkWritable(): Promise<void> {
      await connection.probe(() =>
        query.transaction().execute(async (transaction) => {
          await transaction.insertInto('waitlist').values(PROBE).execute();
          await transaction.deleteFrom('waitlist').where('emailKey', '=', PROBE.emailKey).execute();
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
  emailKey: 'x'.repeat(255),
  linkId: 'x'.repeat(255),
  language: 'en',
};
