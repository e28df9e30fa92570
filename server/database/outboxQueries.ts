import { type RawBuilder, sql } from 'kysely';
import { type DatabaseConnection, transact } from './databaseConnection.ts';
import { emailKey } from './emailKey.ts';
import { createMetadata } from './metadataQueries.ts';
import {
  CLAIM_MS,
  isDue,
  MAYBE_SENT,
  queueMail,
  RETRY_TURN,
  ROUNDS,
  readMailBudget,
} from './outboxRows.ts';

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

export function createOutbox(connection: DatabaseConnection, mailPerHour: number) {
  const { kind, query, write } = connection;

  const fail = async (message: OutboxMessage, reason: string, changes: RawBuilder<unknown>) => {
    // A different number of attempts means that the claim expired and another worker took over.
    const change = sql`
      UPDATE outbox SET ${changes},
        last_error = CASE last_error WHEN ${MAYBE_SENT} THEN last_error ELSE ${reason} END,
        round = CASE round WHEN ${ROUNDS.inviting} THEN ${ROUNDS.invitation} ELSE round END
      WHERE id = ${message.id} AND attempts = ${message.attempts}
    `;
    await write(() => change.execute(query));
  };

  /** Deletes messages, and records the outcome in their sign-ups. */
  const finish = (messages: readonly OutboxMessage[], changes: RawBuilder<unknown>) => {
    const ids = sql.join(messages.map(({ id }) => id));
    const linkIds = sql.join(messages.map(({ linkId }) => linkId));
    return transact(connection, async (transaction) => {
      await sql`UPDATE waitlist SET ${changes} WHERE link_id IN (${linkIds})`.execute(transaction);
      await sql`DELETE FROM outbox WHERE id IN (${ids})`.execute(transaction);
      const count = sql`UPDATE mail_counts SET sent = sent + 1 WHERE link_id IN (${linkIds})`;
      await count.execute(transaction);
    });
  };

  return {
    /**
     * Claims up to `limit` due messages in the order of their rounds and turns (see `queueMail`),
     * within the hourly limit. For `CLAIM_MS` no other worker can claim them. So another one takes
     * over the claim of a process that died, but not an invitation; see `giveUpInterrupted`.
     */
    claim: (limit: number): Promise<OutboxMessage[]> =>
      transact(connection, async (transaction) => {
        const isPostgres = kind === 'postgres';
        // Locks out other servers: together they could exceed the limit. The number is arbitrary.
        if (isPostgres) await sql`SELECT pg_advisory_xact_lock(1801812323)`.execute(transaction);
        const { left, lastRound } = await readMailBudget(transaction, mailPerHour);
        const triedAt = Date.now();
        // Rows that a visitor's request is changing are skipped until the next claim.
        const lock = sql.raw(isPostgres ? 'FOR UPDATE OF outbox SKIP LOCKED' : '');
        const { rows } = await sql<OutboxMessage>`
          SELECT outbox.id, email, language, source, medium, campaign, link_id, attempts + 1 AS attempts,
            mailed_at AS queued_at,
            replace(invite_url, '{code}', invite_code) AS invite_link
          FROM outbox JOIN waitlist ON waitlist.id = waitlist_id
          WHERE ${isDue(triedAt)} AND round <= ${lastRound}
            AND (round < ${ROUNDS.invitation} OR refusal IS NULL)
          ORDER BY round, turn, outbox.id LIMIT ${Math.min(limit, left)} ${lock}
        `.execute(transaction);
        if (rows.length === 0) return [];
        await sql`
          UPDATE outbox SET due_at = ${triedAt + CLAIM_MS}, attempts = attempts + 1,
            round = CASE round WHEN ${ROUNDS.invitation} THEN ${ROUNDS.inviting} ELSE round END
          WHERE id IN (${sql.join(rows.map(({ id }) => id))})
        `.execute(transaction);
        await sql`
          INSERT INTO mail_counts (link_id, tried_at)
          VALUES ${sql.join(rows.map(({ linkId }) => sql`(${linkId}, ${triedAt})`))}
          ON CONFLICT (link_id) DO UPDATE SET tried_at = excluded.tried_at
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
        for (const { linkId, email, inviteLink } of messages) {
          const clear = sql`UPDATE waitlist SET refusal = NULL
            WHERE link_id = ${linkId} AND refusal <> 'bounced'`;
          const { numAffectedRows } = await clear.execute(transaction);
          const round = inviteLink === null ? ROUNDS.first : ROUNDS.invitation;
          if (numAffectedRows === 1n) await queueMail(transaction, emailKey(email), round);
        }
      }),
    noteTrouble: (reason: string | null): Promise<void> =>
      createMetadata(connection).write('mailTrouble', reason ?? ''),
    /**
     * Stores why an attempt failed.
     * @param next when to try again; if null, the message is given up, and kept for the operator
     */
    markFailed(message: OutboxMessage, reason: string, next: Date | null) {
      return fail(message, reason, sql`due_at = ${next?.getTime() ?? null}, turn = ${RETRY_TURN}`);
    },
    /** Makes a claimed message due again without counting the attempt: the mail server was down. */
    putBack: (message: OutboxMessage, reason: string) =>
      fail(message, reason, sql`due_at = ${Date.now()}, attempts = attempts - 1`),
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
