import { type RawBuilder, sql } from 'kysely';
import { HOUR } from '../day.ts';
import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { type MailLimits, readMailBudget } from './mailLimits.ts';
import { createMetadata } from './metadataQueries.ts';
import { CLAIM_MS, isDue, lockClaims, MAYBE_SENT, queueMail } from './queueMail.ts';

/** A message to be sent: the email to confirm a sign-up, or its invitation. */
export interface OutboxMessage {
  id: number;
  email: string;
  language: string;
  /** Identifies the sign-up in the email's links; see `Waitlist.statusOf`. */
  linkId: string;
  /** The link of the invitation; null for the email to confirm. */
  inviteLink: string | null;
  /** Where the sign-up came from. */
  source: string;
  medium: string;
  campaign: string;
  /** When it was queued. After a restore, ids are used again for other messages. */
  queuedAt: string;
  /** The number of claims of the message, including this one. */
  attempts: number;
}

/** The messages to be sent. Every method rejects when the database fails. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(connection: DatabaseConnection, limits: MailLimits) {
  const { kind, query, write } = connection;

  const fail = async (message: OutboxMessage, reason: string, changes: RawBuilder<unknown>) => {
    // A different number of attempts means that the claim expired and another worker took over.
    const change = sql`
      UPDATE outbox SET ${changes},
        last_error = CASE last_error WHEN ${MAYBE_SENT} THEN last_error ELSE ${reason} END,
        is_inviting = 0
      WHERE id = ${message.id} AND attempts = ${message.attempts}
    `;
    await write(() => change.execute(query));
  };

  /** Deletes messages, and records the outcome in their sign-ups. */
  const finish = (messages: readonly OutboxMessage[], changes: RawBuilder<unknown>) => {
    const [ids, linkIds] = [idsOf(messages), linkIdsOf(messages)];
    return transact(connection, async (transaction) => {
      await sql`UPDATE waitlist SET ${changes} WHERE link_id IN (${linkIds})`.execute(transaction);
      await sql`DELETE FROM outbox WHERE id IN (${ids})`.execute(transaction);
      const count = sql`UPDATE mail_counts SET sent = sent + 1 WHERE link_id IN (${linkIds})`;
      await count.execute(transaction);
    });
  };

  return {
    /**
     * Claims up to `limit` due messages within the hourly limit, the earliest due first, and those
     * that go last only if no other is due. No other worker can claim them for `CLAIM_MS`; after
     * that, another worker takes over from a process that died, except for invitations; see
     * `giveUpInterrupted`.
     */
    claim: (limit: number): Promise<OutboxMessage[]> =>
      transact(connection, async (transaction) => {
        // Together, several servers could exceed the limit.
        await lockClaims(transaction, connection);
        const { left, leftForLast } = await readMailBudget(transaction, limits);
        const triedAt = Date.now();
        // Rows that a visitor's request is changing are skipped until the next claim.
        const lock = sql.raw(kind === 'postgres' ? 'FOR UPDATE OF outbox SKIP LOCKED' : '');
        const findDue = async (isLast: number, most: number) => {
          const find = sql<OutboxMessage>`
            SELECT outbox.id, email, language, source, medium, campaign, link_id,
              attempts + 1 AS attempts, mailed_at AS queued_at,
              replace(invite_url, '{code}', invite_code) AS invite_link
            FROM outbox JOIN waitlist ON waitlist.id = waitlist_id
            WHERE is_last = ${isLast} AND ${isDue(triedAt)}
              AND (invite_url IS NULL OR refusal IS NULL)
            ORDER BY due_at, outbox.id LIMIT ${Math.max(0, most)} ${lock}
          `;
          return (await find.execute(transaction)).rows;
        };
        const rows = await findDue(0, Math.min(limit, left));
        rows.push(...(await findDue(1, Math.min(limit, leftForLast) - rows.length)));
        if (rows.length === 0) return [];
        const invitations = rows.filter(({ inviteLink }) => inviteLink !== null);
        await sql`
          UPDATE outbox SET due_at = ${triedAt + CLAIM_MS}, attempts = attempts + 1,
            is_inviting = CASE WHEN id IN (${idsOf(invitations)}) THEN 1 ELSE 0 END
          WHERE id IN (${idsOf(rows)})
        `.execute(transaction);
        await sql`
          UPDATE mail_counts SET tried_at = ${triedAt} WHERE link_id IN (${linkIdsOf(rows)})
        `.execute(transaction);
        return rows;
      }),
    /** Deletes sent messages, at least one, and any refusal recorded for their addresses. */
    markSent: (messages: readonly OutboxMessage[]) =>
      finish(messages, sql`mailed_at = ${new Date().toISOString()}, refusal = NULL`),
    /** Deletes a message that was refused permanently, and marks its address with the reason. */
    markRefused: (message: OutboxMessage, reason: string) =>
      finish([message], sql`refusal = ${reason}`),
    /** Clears refusals that were not about the address, and queues the messages again. */
    takeBackRefusals: (messages: readonly OutboxMessage[]): Promise<void> =>
      transact(connection, async (transaction) => {
        for (const { linkId, inviteLink } of messages) {
          const clear = sql`UPDATE waitlist SET refusal = NULL
            WHERE link_id = ${linkId} AND refusal <> 'bounced'`;
          const { numAffectedRows } = await clear.execute(transaction);
          const isLast = inviteLink !== null;
          if (numAffectedRows === 1n) await queueMail(transaction, linkId, { isLast });
        }
      }),
    noteTrouble: (reason: string | null): Promise<void> =>
      createMetadata(connection).write('mailTrouble', reason ?? ''),
    /**
     * Stores why an attempt failed.
     * @param next when to try again; if null, the message is given up, and kept for the operator
     */
    markFailed(message: OutboxMessage, reason: string, next: Date | null) {
      return fail(message, reason, sql`due_at = ${next?.getTime() ?? null}`);
    },
    /** Makes a claimed message due again without counting the attempt: the mail server was down. */
    putBack: (message: OutboxMessage, reason: string) =>
      fail(message, reason, sql`due_at = ${Date.now()}, attempts = attempts - 1`),
    /**
     * Makes messages due that were queued or tried at a future time: the clock was ahead by more
     * than the clocks of two servers differ. Emails sent at such a time count for no limit.
     */
    correctTimes: (): Promise<void> =>
      transact(connection, async (transaction) => {
        const now = Date.now();
        const ahead = now + CLAIM_MS;
        await sql`
          UPDATE outbox SET due_at = ${now} WHERE due_at > ${ahead} AND is_inviting = 0
            AND waitlist_id IN (
              SELECT waitlist.id FROM waitlist
              LEFT JOIN mail_counts ON mail_counts.link_id = waitlist.link_id
              WHERE mailed_at > ${new Date(ahead).toISOString()} OR tried_at > ${ahead}
            )
        `.execute(transaction);
        await sql`
          UPDATE mail_counts SET planned_at = ${now}, tried_at = NULL, domain = NULL
          WHERE tried_at > ${ahead}
        `.execute(transaction);
      }),
    /** Deletes the counts of people who are gone, once they matter to no limit. */
    async forgetCounts(): Promise<void> {
      const before = Date.now() - HOUR;
      const deletion = sql`
        DELETE FROM mail_counts WHERE planned_at < ${before} AND coalesce(tried_at, 0) < ${before}
          AND NOT EXISTS (SELECT 1 FROM waitlist WHERE waitlist.link_id = mail_counts.link_id)
      `;
      await write(() => deletion.execute(query));
    },
    async entries() {
      const rows = await query
        .selectFrom('outbox')
        .innerJoin('waitlist', 'waitlist.id', 'outbox.waitlistId')
        .select(['email', 'attempts', 'dueAt', 'lastError'])
        .orderBy('outbox.id')
        .execute();
      return rows.map(({ dueAt, ...entry }) => ({
        ...entry,
        nextAttemptAt: dueAt === null ? null : new Date(dueAt).toISOString(),
      }));
    },
  };
}

/** Returns a list in SQL, with an id that no row has, since a list must not be empty. */
function idsOf(messages: readonly OutboxMessage[]) {
  return sql.join([0, ...messages.map(({ id }) => id)]);
}

function linkIdsOf(messages: readonly OutboxMessage[]) {
  return sql.join(messages.map(({ linkId }) => linkId));
}
