import { randomBytes } from 'node:crypto';
import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { createMetadata } from './metadataQueries.ts';
import { CLAIM_MS, queueMail, ROUNDS } from './outboxRows.ts';

/** Whom to invite: the confirmed who were not invited, and whose address takes mail. */
export interface Wave {
  /** The most people; the oldest sign-ups first. */
  next?: number | undefined;
  /** Only these addresses, in any spelling. */
  emails?: readonly string[] | undefined;
  language?: string | undefined;
  confirmedBefore?: Date | undefined;
}

/** Milliseconds after an invitation until it is forgotten (docs/specification.md#invitations). */
const KEPT = 30 * 24 * 60 * 60_000;
/** The invitations in one transaction. Sign-ups wait for it. */
const AT_ONCE = 100;

export function createInvitations(connection: DatabaseConnection) {
  const { query, formatTime } = connection;
  return {
    /** Resolves to the ids of those whom a wave would invite. */
    async find({ next, emails, language, confirmedBefore }: Wave): Promise<(number | string)[]> {
      const rows = await query
        .selectFrom('waitlist')
        .select(['id', 'emailKey'])
        .where('confirmedAt', 'is not', null)
        .where('invitedAt', 'is', null)
        .where('refusal', 'is', null)
        .$if(language !== undefined, (all) => all.where('language', '=', language ?? ''))
        .$if(confirmedBefore !== undefined, (all) =>
          all.where('confirmedAt', '<', formatTime(confirmedBefore ?? new Date())),
        )
        .orderBy('id')
        .execute();
      const keys = emails && new Set(emails.map(emailKey));
      const wanted = keys ? rows.filter((row) => keys.has(row.emailKey)) : rows;
      return wanted.slice(0, next).map(({ id }) => id);
    },
    /**
     * Queues the invitations of those found, some at a time. Resolves to how many there were: fewer
     * where somebody has left or was invited meanwhile.
     * @param url of the link; `{code}` stands for a random code
     */
    async invite(ids: readonly (number | string)[], url: string): Promise<number> {
      let count = 0;
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        count += await transact(connection, async (transaction) => {
          let invited = 0;
          for (const id of ids.slice(start, start + AT_ONCE)) {
            const { numUpdatedRows } = await transaction
              .updateTable('waitlist')
              .set({
                invitedAt: formatTime(new Date()),
                mailedAt: formatTime(new Date()),
                inviteCode: randomBytes(12).toString('base64url'),
                inviteUrl: url,
              })
              .where('id', '=', id)
              .where('invitedAt', 'is', null)
              .executeTakeFirst();
            if (numUpdatedRows !== 1n) continue;
            const signup = await transaction
              .selectFrom('waitlist')
              .select(['id', 'emailKey'])
              .where('id', '=', id)
              .executeTakeFirstOrThrow();
            await queueMail(transaction, signup, ROUNDS.invitation);
            invited += 1;
          }
          return invited;
        });
      }
      return count;
    },
    /** Takes back the invitations that wait, but for those under way. Resolves to how many. */
    stop(): Promise<number> {
      return transact(connection, async (transaction) => {
        const waiting = await transaction
          .selectFrom('outbox')
          .select('waitlistId')
          .where('round', '=', ROUNDS.invitation)
          .where(({ or, eb }) =>
            or([
              eb('attempts', '=', 0),
              eb('dueAt', 'is', null),
              eb('dueAt', '>', Date.now() + CLAIM_MS),
            ]),
          )
          .execute();
        for (const { waitlistId } of waiting) {
          await transaction.deleteFrom('outbox').where('waitlistId', '=', waitlistId).execute();
          await transaction
            .updateTable('waitlist')
            .set({ invitedAt: null, inviteCode: null, inviteUrl: null })
            .where('id', '=', waitlistId)
            .execute();
        }
        return waiting.length;
      });
    },
    /** Marks addresses that do not take mail. Resolves to how many of them are on the list. */
    async markBounced(emails: readonly string[]): Promise<number> {
      let count = 0;
      for (const email of emails) {
        const { numUpdatedRows } = await connection.write(() =>
          query
            .updateTable('waitlist')
            .set({ refusal: 'bounced' })
            .where('emailKey', '=', emailKey(email))
            .executeTakeFirst(),
        );
        count += Number(numUpdatedRows);
      }
      return count;
    },
    /** Deletes those who were invited 30 days ago, and keeps their number. */
    forget(): Promise<void> {
      return transact(connection, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('waitlist')
          .where('invitedAt', '<', formatTime(new Date(Date.now() - KEPT)))
          .where('id', 'not in', ({ selectFrom }) => selectFrom('outbox').select('waitlistId'))
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        const metadata = createMetadata({ query: transaction, write: (work) => work() });
        const earlier = Number((await metadata.read('forgotten')) ?? 0);
        await metadata.write('forgotten', String(earlier + Number(numDeletedRows)));
      });
    },
  };
}
