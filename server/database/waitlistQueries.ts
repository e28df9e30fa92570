import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type Origin, UNKNOWN_ORIGIN } from '../../src/rules/origin.ts';
import { DAY, dayOf } from '../day.ts';
import { countRows } from './countRows.ts';
import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { emailKey, mailboxOf } from './emailKey.ts';
import { type FigureDays, readFigures } from './figures.ts';
import { deleteSignups } from './formerSignups.ts';
import { type HashesOf, importEntries, importUnsubscribed } from './importRows.ts';
import { limitedDomain, type MailLimits, nextInDomain } from './mailLimits.ts';
import { queueMail } from './queueMail.ts';
import { forgetMails, MAX_MAILS, requestMail } from './requestMail.ts';
import type { Schema } from './schema.ts';
import { findEntry, readEntries } from './waitlistEntries.ts';
import { mailProblem, readStats } from './waitlistStats.ts';

export interface WaitlistOptions extends MailLimits {
  /**
   * Recognizes people who unsubscribed. Without secrets, they are neither recognized nor recorded.
   */
  hashesOf: HashesOf;
}

export interface SignupOptions {
  /** Where the visit came from, if known. */
  origin?: Origin | undefined;
  /**
   * The email that the mailbox may get today. `again`: only one to an address that is on the list.
   * `tomorrow`: only one to an address that is not; it waits a day, and replaces the one that waits
   * for the mailbox already.
   */
  mail?: 'any' | 'again' | 'tomorrow' | 'none';
  /** Whether the client has entered many addresses today; see `QueueOptions`. */
  isLast?: boolean | undefined;
}

/** The properties of events about a sign-up: where it came from, and its language. */
export type SignupOrigin = Pick<Origin, 'source' | 'medium' | 'campaign'> & { language: string };

/**
 * The operations on sign-ups, which the API, the links in emails and the operator's commands call.
 * `waitlistEntries.ts` only reads sign-ups, from this database for lists and exports, and from
 * backups. Every method rejects when the database fails.
 */
export type Waitlist = ReturnType<typeof createWaitlist>;

export function createWaitlist(
  connection: DatabaseConnection,
  { hashesOf, ...limits }: WaitlistOptions,
) {
  const { query, kind } = connection;
  const request = (which: RawBuilder<boolean>, by: 'operator' | 'link') =>
    transact(connection, (transaction) =>
      requestMail(transaction, { kind, limits }, which, { by }),
    );

  return {
    /**
     * Resolves once the address and its email to confirm are stored durably, and visible to other
     * processes. Two spellings of one address count as the same; see `emailKey`.
     *
     * An address on the list may get its email again; see `requestMail`. One that had unsubscribed
     * gets its earlier link id back, so that the links in its earlier emails work again. It gets
     * one email, and no more until its owner confirms or requests one.
     */
    add(
      email: string,
      language: string,
      { origin = UNKNOWN_ORIGIN, mail = 'any', isLast = false }: SignupOptions = {},
    ): Promise<'joined' | 'alreadyRegistered'> {
      const key = emailKey(email);
      const hashes = hashesOf(key);
      const now = new Date();
      const joinedAt = now.toISOString();
      return transact(connection, async (transaction) => {
        const find = sql<{ linkId: string; isUsed: number }>`
          SELECT link_id, is_used FROM unsubscribed
          WHERE hash IN (${sql.join(['', ...hashes])}) ORDER BY unsubscribed_at DESC LIMIT 1
        `;
        const [earlier] = (await find.execute(transaction)).rows;
        const linkId = earlier?.linkId ?? randomBytes(16).toString('base64url');
        const isAllowed = mail === 'any' || mail === 'tomorrow';
        const isMailed = isAllowed && !earlier?.isUsed;
        const mailedAt = isMailed ? joinedAt : null;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('waitlist')
          .values({
            email,
            emailKey: key,
            joinedAt,
            joinedDay: dayOf(now),
            linkId,
            language,
            ...origin,
            mailedAt,
          })
          // Not only of the address: requests at once may have the same earlier link id.
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) {
          if (mail === 'any' || mail === 'again') {
            const isRow = sql<boolean>`email_key = ${key}`;
            await requestMail(transaction, { kind, limits }, isRow, { by: 'form', isLast });
          }
          return 'alreadyRegistered';
        }
        if (isMailed) {
          const isToday = mail === 'any';
          const mailbox = isToday ? undefined : mailboxOf(key);
          if (mailbox !== undefined) await cancelWaiting(transaction, mailbox);
          const domain = limitedDomain(key);
          const earliest = now.getTime() + (isToday ? 0 : DAY);
          const dueAt = await nextInDomain(transaction, domain, limits, earliest);
          await queueMail(transaction, linkId, { isLast, dueAt, domain, mailbox });
        }
        if (earlier) {
          await setSent(transaction, linkId, earlier.isUsed ? MAX_MAILS : MAX_MAILS - 1);
          await transaction.deleteFrom('unsubscribed').where('hash', 'in', hashes).execute();
        }
        return 'joined';
      });
    },
    /** Resolves to undefined when no sign-up has this link id. */
    async statusOf(linkId: string): Promise<'pending' | 'confirmed' | undefined> {
      const rows = query.selectFrom('waitlist').select('confirmedAt').where('linkId', '=', linkId);
      const row = await rows.executeTakeFirst();
      return row && (row.confirmedAt === null ? 'pending' : 'confirmed');
    },
    /**
     * Confirms a sign-up; a repeated call keeps the time of the first. Resolves to whether the
     * sign-up exists, and to its origin if it was not confirmed before.
     */
    confirm(linkId: string): Promise<{ isThere: boolean; origin?: SignupOrigin | undefined }> {
      return transact(connection, async (transaction) => {
        const { numAffectedRows } = await sql`
          UPDATE waitlist SET confirmed_at = ${new Date().toISOString()}, refusal = NULL
          WHERE link_id = ${linkId} AND confirmed_at IS NULL
        `.execute(transaction);
        // Not the invitation, which may be waiting when the link is followed again.
        await sql`
          DELETE FROM outbox WHERE waitlist_id IN (
            SELECT id FROM waitlist WHERE link_id = ${linkId} AND invite_url IS NULL
          )
        `.execute(transaction);
        await forgetMails(transaction, linkId);
        const origin = await readOrigin(transaction, linkId);
        const isNew = numAffectedRows === 1n;
        return { isThere: origin !== undefined, origin: isNew ? origin : undefined };
      });
    },
    /**
     * Deletes a sign-up and its email, and keeps a hash of its address with the link id. Resolves
     * to its origin, or to undefined if it did not exist. In a SQLite file the address is
     * overwritten, but the file is not rebuilt as in `remove`, which would delay pages.
     */
    unsubscribe(linkId: string): Promise<SignupOrigin | undefined> {
      return transact(connection, async (transaction) => {
        const isRow = sql<boolean>`link_id = ${linkId}`;
        const rows = transaction.selectFrom('waitlist').select('emailKey');
        const row = await rows.where('linkId', '=', linkId).executeTakeFirst();
        if (row === undefined) return undefined;
        const origin = await readOrigin(transaction, linkId);
        const counts = transaction.selectFrom('mailCounts').select('sent');
        const { sent = 0 } = (await counts.where('linkId', '=', linkId).executeTakeFirst()) ?? {};
        const isUsed = Number(sent >= MAX_MAILS);
        // A simultaneous request may have deleted the row first.
        const deleted = await deleteSignups(transaction, connection, isRow, 'left');
        if (deleted === 0) return undefined;
        const [hash] = hashesOf(row.emailKey);
        if (hash !== undefined) {
          await sql`
            INSERT INTO unsubscribed
            VALUES (${hash}, ${new Date().toISOString()}, ${linkId}, ${isUsed})
            ON CONFLICT (hash) DO UPDATE
            SET link_id = excluded.link_id, is_used = excluded.is_used
          `.execute(transaction);
        }
        return origin;
      });
    },
    /** Makes the email to confirm a sign-up due now, whenever the last one was sent. */
    requestMail: (email: string) => request(sql`email_key = ${emailKey(email)}`, 'operator'),
    /** Does so by link id, unless an email waits or the last one is less than an hour old. */
    requestMailAgain: (linkId: string) => request(sql`waitlist.link_id = ${linkId}`, 'link'),
    count: () => countRows(query, sql`waitlist`),
    stats: () => readStats(connection, limits),
    mailProblem: () => mailProblem(connection),
    figures: (days: FigureDays) => readFigures(query, days),
    entries: () => readEntries(query),
    find: (email: string) => findEntry(query, email),
    /** Erases an address and its email. Resolves to whether it was on the list. Can be repeated. */
    async remove(email: string): Promise<boolean> {
      const isThere = await transact(connection, async (transaction) => {
        const isRow = sql<boolean>`email_key = ${emailKey(email)}`;
        const links = sql`SELECT link_id FROM waitlist WHERE ${isRow}`;
        await sql`DELETE FROM mail_counts WHERE link_id IN (${links})`.execute(transaction);
        return (await deleteSignups(transaction, connection, isRow, 'removed')) > 0;
      });
      // Even if there was no such row: an earlier removal may have been interrupted here.
      await connection.eraseDeleted?.();
      return isThere;
    },
    import: importEntries.bind(null, connection, hashesOf),
    importUnsubscribed: importUnsubscribed.bind(null, connection),
    /** Inserts and deletes a probe row in one transaction. Rejects when that fails. */
    checkWritable(): Promise<void> {
      // Not a valid address, so it collides with none, and longer than any. A sign-up with its
      // email still needs a little more space.
      const email = 'x'.repeat(255);
      const now = new Date().toISOString();
      const row = {
        email,
        emailKey: email,
        joinedAt: now,
        joinedDay: '',
        linkId: email,
        language: 'en',
      };
      return transact({ query, write: connection.probe }, async (transaction) => {
        await transaction.insertInto('waitlist').values(row).execute();
        await transaction.deleteFrom('waitlist').where('emailKey', '=', email).execute();
      });
    },
  };
}

/** Sets how many emails the form has requested for a sign-up. */
async function setSent(transaction: Transaction<Schema>, linkId: string, sent: number) {
  await sql`
    INSERT INTO mail_counts (link_id, sent, planned_at) VALUES (${linkId}, ${sent}, 0)
    ON CONFLICT (link_id) DO UPDATE SET sent = excluded.sent
  `.execute(transaction);
}

/** Cancels the email that waits until tomorrow for a mailbox. */
async function cancelWaiting(transaction: Transaction<Schema>, mailbox: string): Promise<void> {
  const waiting = sql`SELECT waitlist_id FROM outbox
    WHERE mailbox = ${mailbox} AND attempts = 0 AND due_at > ${Date.now()}`;
  await sql`UPDATE waitlist SET mailed_at = NULL WHERE id IN (${waiting})`.execute(transaction);
  await sql`DELETE FROM outbox WHERE waitlist_id IN (${waiting})`.execute(transaction);
}

async function readOrigin(
  transaction: Kysely<Schema>,
  linkId: string,
): Promise<SignupOrigin | undefined> {
  return transaction
    .selectFrom('waitlist')
    .select(['source', 'medium', 'campaign', 'language'])
    .where('linkId', '=', linkId)
    .executeTakeFirst();
}
