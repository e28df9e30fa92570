import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../day.ts';
import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { deleteSignups } from './formerSignups.ts';
import { CLAIM_MS, lockClaims, MAYBE_SENT, queueMail } from './queueMail.ts';

/** Selects confirmed people to invite who are not invited yet and accept mail. */
export interface Wave {
  /** The maximum number of people, oldest sign-ups first. */
  next?: number | undefined;
  /** Only these addresses, in any spelling. */
  emails?: readonly string[] | undefined;
  language?: string | undefined;
  confirmedBefore?: Date | undefined;
}

/** Milliseconds after which an invited person is deleted. */
const KEPT = 30 * DAY;
/** The number of invitations per transaction; sign-ups wait for each transaction. */
const AT_ONCE = 100;
const isBounced = sql`refusal = 'bounced'`;

export function createInvitations(connection: DatabaseConnection) {
  const { query, write } = connection;
  /** Takes back waiting invitations, except those being sent. */
  const takeBack = (whose: RawBuilder<unknown>) =>
    transact(connection, async (transaction) => {
      // No server claims one in the meantime.
      await lockClaims(transaction, connection);
      await sql`UPDATE waitlist
        SET mailed_at = NULL, invited_at = NULL, invite_code = NULL, invite_url = NULL
        WHERE invite_url IS NOT NULL AND (${whose})
          AND id IN (SELECT waitlist_id FROM outbox WHERE is_inviting = 0)`.execute(transaction);
      // All other emails to confirmed people are invitations.
      const deletion = sql`DELETE FROM outbox WHERE waitlist_id IN (
        SELECT id FROM waitlist WHERE confirmed_at IS NOT NULL AND invite_url IS NULL)`;
      return Number((await deletion.execute(transaction)).numAffectedRows);
    });
  return {
    /** Resolves to the keys of the addresses that a wave would invite. */
    async find({ next, emails, language, confirmedBefore }: Wave): Promise<string[]> {
      const until = confirmedBefore?.toISOString() ?? '9999-12-31';
      const { rows } = await sql<{ emailKey: string }>`
        SELECT email_key FROM waitlist
        WHERE confirmed_at < ${until} AND invited_at IS NULL AND refusal IS NULL
          AND language = coalesce(${language ?? null}, language) ORDER BY id
      `.execute(query);
      const keys = rows.map((row) => row.emailKey);
      const wanted = new Set(emails?.map(emailKey) ?? keys);
      return keys.filter((key) => wanted.has(key)).slice(0, next);
    },
    /**
     * Queues invitations in several transactions. Resolves to how many: fewer if some people have
     * left or were invited in the meantime.
     * @param url the link; `{code}` stands for a random code
     */
    async invite(keys: readonly string[], url: string): Promise<number> {
      let count = 0;
      for (let start = 0; start < keys.length; start += AT_ONCE) {
        count += await transact(connection, async (transaction) => {
          const now = new Date().toISOString();
          let invited = 0;
          for (const key of keys.slice(start, start + AT_ONCE)) {
            const code = randomBytes(12).toString('base64url');
            const rows = transaction.selectFrom('waitlist').select('linkId');
            const row = await rows.where('emailKey', '=', key).executeTakeFirst();
            const { numAffectedRows } = await sql`
              UPDATE waitlist
              SET invited_at = ${now}, mailed_at = ${now}, invite_code = ${code}, invite_url = ${url}
              WHERE email_key = ${key} AND confirmed_at IS NOT NULL AND invited_at IS NULL
                AND refusal IS NULL
            `.execute(transaction);
            if (numAffectedRows !== 1n || !row) continue;
            await queueMail(transaction, row.linkId, { isLast: true });
            invited += 1;
          }
          return invited;
        });
      }
      return count;
    },
    /** Takes back the waiting invitations that cannot have arrived. Resolves to how many. */
    stop: () =>
      takeBack(sql`id NOT IN (SELECT waitlist_id FROM outbox WHERE last_error = ${MAYBE_SENT})`),
    /** Marks addresses that do not accept mail. Resolves to how many of them are on the list. */
    async markBounced(emails: readonly string[]): Promise<number> {
      let count = 0;
      for (const key of new Set(emails.map(emailKey))) {
        const mark = sql`UPDATE waitlist SET refusal = 'bounced' WHERE email_key = ${key}`;
        count += Number((await write(() => mark.execute(query))).numAffectedRows);
      }
      await takeBack(isBounced);
      return count;
    },
    /**
     * Gives up invitations that a dead process was sending: another attempt could be a second one.
     */
    async giveUpInterrupted(): Promise<void> {
      const now = Date.now();
      const change = sql`UPDATE outbox SET due_at = NULL, last_error = ${MAYBE_SENT}
        WHERE is_inviting = 1 AND due_at NOT BETWEEN ${now} AND ${now + CLAIM_MS}`;
      await write(() => change.execute(query));
      // Addresses that were marked while their invitation was being sent, which then failed.
      await takeBack(isBounced);
    },
    /**
     * Deletes people who were invited 30 days ago.
     * @param now see `createTrustedTime`
     */
    forget: (now: Date): Promise<number> => {
      const isOld = sql<boolean>`invited_at < ${new Date(now.getTime() - KEPT).toISOString()}
        AND id NOT IN (SELECT waitlist_id FROM outbox WHERE is_inviting = 0)`;
      return transact(connection, (transaction) =>
        deleteSignups(transaction, connection, isOld, 'forgotten'),
      );
    },
  };
}
