import { sql, type Updateable } from 'kysely';
import { type DatabaseConnection, PAGE, readInPages, transact } from './databaseConnection.ts';
import { countHeldBack, readMailBudget } from './mailBudget.ts';
import { createMetadata } from './metadataQueries.ts';
import { CLAIM_MS, isDue, queueMail, RETRY_TURN, ROUNDS } from './outboxRows.ts';
import type { Schema } from './schema.ts';

/** A message that waits to be sent: the mail to confirm one sign-up, or its invitation. */
export interface OutboxMessage {
  id: number | string;
  email: string;
  /** The language tag of the page on which the address was entered. */
  language: string;
  /** Names the sign-up in the mail's links; see `Waitlist.statusOf`. */
  linkId: string;
  /** The link of the invitation; null for the mail to confirm. */
  inviteLink: string | null;
  /** The number of claims of the message, this one included. */
  attempts: number;
}

/** A line of the operator's list of what waits and what failed. */
export interface OutboxEntry {
  email: string;
  attempts: number;
  /** ISO 8601, UTC; null once the message is given up. */
  nextAttemptAt: string | null;
  /** The reason for which the last attempt failed, without addresses; null before one has. */
  lastError: string | null;
}

/** The name of a lock in PostgreSQL: any number that nothing else uses. */
const CLAIM_LOCK = 1_801_812_323;

/**
 * The messages that wait to be sent. A message is stored with its sign-up, in one transaction, and
 * deleted once it is sent. Every method rejects when the database fails.
 */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(connection: DatabaseConnection, mailPerHour: number) {
  const { kind, query, write, formatTime } = connection;

  /** Changes a message that was claimed. */
  const update = async (
    { id, attempts }: OutboxMessage,
    changes: Updateable<Schema['outbox']>,
  ): Promise<void> => {
    await write(() =>
      query
        .updateTable('outbox')
        .set(changes)
        .where('id', '=', id)
        // Else the claim ran out, and somebody else is at work on the next attempt.
        .where('attempts', '=', attempts)
        .execute(),
    );
  };

  /** Deletes messages, and says in their sign-ups what became of them. */
  const finish = (
    messages: readonly OutboxMessage[],
    changes: Updateable<Schema['waitlist']>,
  ): Promise<void> => {
    const ids = messages.map(({ id }) => id);
    const linkIds = messages.map(({ linkId }) => linkId);
    return transact(connection, async (transaction) => {
      await transaction
        .updateTable('waitlist')
        .set(changes)
        .where('linkId', 'in', linkIds)
        .execute();
      await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
      await transaction
        .updateTable('mailCounts')
        .set(({ eb }) => ({ sent: eb('sent', '+', 1) }))
        .where('linkId', 'in', linkIds)
        .execute();
    });
  };

  return {
    /**
     * Claims up to `limit` messages that are due, by their rounds and turns (see `queueMail`), and no
     * more than the hour's limit leaves. Nobody else can claim them for `CLAIM_MS`, so a claim that a
     * dying process leaves behind is taken up after that time.
     */
    claim(limit: number): Promise<OutboxMessage[]> {
      return transact(connection, async (transaction) => {
        const isPostgres = kind === 'postgres';
        // Instances take turns, or together they would claim more than is left. In SQLite there is
        // one writer at a time.
        if (isPostgres) await sql`SELECT pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(transaction);
        const { left, isFirstRoundOnly } = await readMailBudget(transaction, mailPerHour);
        const triedAt = Date.now();
        const due = transaction
          .selectFrom('outbox')
          .innerJoin('waitlist', 'waitlist.id', 'outbox.waitlistId')
          .select(['outbox.id', 'email', 'language', 'attempts', 'linkId'])
          .select(['inviteUrl', 'inviteCode'])
          .where(isDue(triedAt))
          .$if(isFirstRoundOnly, (all) => all.where('round', '=', ROUNDS.first))
          .orderBy('round')
          .orderBy('turn')
          .orderBy('outbox.id')
          .limit(Math.min(limit, left));
        // A row that a visitor's request is changing is due again in a moment.
        const rows = await (isPostgres ? due.forUpdate('outbox').skipLocked() : due).execute();
        if (rows.length === 0) return [];
        await transaction
          .updateTable('outbox')
          .set(({ eb }) => ({ dueAt: triedAt + CLAIM_MS, attempts: eb('attempts', '+', 1) }))
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        await transaction
          .insertInto('mailCounts')
          .values(rows.map(({ linkId }) => ({ linkId, triedAt })))
          .onConflict((conflict) => conflict.column('linkId').doUpdateSet({ triedAt }))
          .execute();
        return rows.map(({ inviteUrl, inviteCode, ...row }) => ({
          ...row,
          inviteLink: inviteUrl?.replaceAll('{code}', inviteCode ?? '') ?? null,
          attempts: row.attempts + 1,
        }));
      });
    },
    /** Resolves to the number of messages that are due and wait for the hour's limit alone. */
    heldBack: () => countHeldBack(connection, mailPerHour),
    /** Deletes sent messages, of which there is at least one, and any refusal of their addresses. */
    markSent: (messages: readonly OutboxMessage[]) =>
      finish(messages, { mailedAt: formatTime(new Date()), refusal: null }),
    /** Deletes a message that was refused for good and marks its address with the reason. */
    markRefused: (message: OutboxMessage, reason: string) => finish([message], { refusal: reason }),
    /** Queues messages again whose addresses were refused by mistake. */
    takeBackRefusals: (messages: readonly OutboxMessage[]): Promise<void> =>
      transact(connection, async (transaction) => {
        for (const { linkId } of messages) {
          const signup = await transaction
            .selectFrom('waitlist')
            .select(['id', 'emailKey'])
            .where('linkId', '=', linkId)
            .executeTakeFirst();
          if (signup === undefined) continue;
          const changes = transaction.updateTable('waitlist').set({ refusal: null });
          await changes.where('id', '=', signup.id).execute();
          await queueMail(transaction, signup);
        }
      }),
    /** Stores why the mail server refuses the account, or that it does not, for the operator. */
    noteTrouble: (reason: string | null): Promise<void> =>
      createMetadata(connection).write('mailTrouble', reason ?? ''),
    /**
     * Stores why an attempt failed.
     * @param next when to try again; null gives the message up and keeps it for the operator's list
     */
    markFailed: (message: OutboxMessage, reason: string, next: Date | null) =>
      update(message, { dueAt: next?.getTime() ?? null, turn: RETRY_TURN, lastError: reason }),
    /** Makes a claimed message due again, as if it had not been tried: the mail server was away. */
    putBack: (message: OutboxMessage, reason: string) =>
      update(message, {
        dueAt: Date.now(),
        attempts: message.attempts - 1,
        lastError: reason,
      }),
    /** Stores why the messages that are due are not being sent. */
    async noteOutage(reason: string): Promise<void> {
      await write(() =>
        query
          .updateTable('outbox')
          .set({ lastError: reason })
          .where(isDue(Date.now()))
          .where('lastError', 'is distinct from', reason)
          .execute(),
      );
    },
    /** Yields everything that waits or was given up, oldest first. */
    async *entries(): AsyncGenerator<OutboxEntry> {
      const rows = readInPages((last: { id: number | string } | undefined) =>
        query
          .selectFrom('outbox')
          .innerJoin('waitlist', 'waitlist.id', 'outbox.waitlistId')
          .select(['outbox.id', 'email', 'attempts', 'dueAt', 'lastError'])
          .where('outbox.id', '>', last?.id ?? 0)
          .orderBy('outbox.id')
          .limit(PAGE)
          .execute(),
      );
      for await (const { email, attempts, dueAt, lastError } of rows) {
        const nextAttemptAt = dueAt === null ? null : new Date(Number(dueAt)).toISOString();
        yield { email, attempts, nextAttemptAt, lastError };
      }
    },
  };
}
