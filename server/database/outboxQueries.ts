import type { Transaction } from 'kysely';
import { type DatabaseConnection, PAGE, readInPages, transact } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

/** A message that waits to be sent: the mail to confirm one sign-up. */
export interface OutboxMessage {
  id: number | string;
  email: string;
  /** The language tag of the page on which the address was entered. */
  language: string;
  /** Names the sign-up in the mail's links; see `Waitlist.statusOf`. */
  linkId: string;
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

/**
 * The messages that wait to be sent. A message is stored with its sign-up, in one transaction, and
 * deleted once it is sent. Every method rejects when the database fails.
 */
export interface Outbox {
  /**
   * Claims up to `limit` messages that are due, oldest first. Nobody else can claim them for
   * `CLAIM_MS`, so a claim that a dying process leaves behind is taken up after that time.
   */
  claim(limit: number): Promise<OutboxMessage[]>;
  /** Deletes sent messages and clears any refusal of their addresses. */
  markSent(messages: readonly OutboxMessage[]): Promise<void>;
  /**
   * Stores why an attempt failed.
   * @param next when to try again; null gives the message up and keeps it for the operator's list
   */
  markFailed(message: OutboxMessage, reason: string, next: Date | null): Promise<void>;
  /**
   * Makes a claimed message due again, as if it had not been tried: the mail server was away.
   * @param reason why it was not sent
   */
  putBack(message: OutboxMessage, reason: string): Promise<void>;
  /** Stores why the messages that are due are not being sent. */
  noteOutage(reason: string): Promise<void>;
  /** Deletes a message that was refused for good and marks its address with the reason. */
  markRefused(message: OutboxMessage, reason: string): Promise<void>;
  /** Yields everything that waits or was given up, oldest first. */
  entries(): AsyncIterable<OutboxEntry>;
}

/** Milliseconds. Far longer than an attempt may take, and than clocks of instances differ. */
export const CLAIM_MS = 5 * 60_000;

export function createOutbox(connection: DatabaseConnection): Outbox {
  const { query, write, formatTime } = connection;
  return {
    claim(limit) {
      return transact(connection, async (transaction) => {
        const now = Date.now();
        const due = transaction
          .selectFrom('outbox')
          .innerJoin('waitlist', 'waitlist.id', 'outbox.waitlist_id')
          .select(['outbox.id', 'email', 'language', 'attempts', 'link_id as linkId'])
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('outbox.id')
          .limit(limit);
        // Instances that claim at the same time take other rows, and do not wait for each other.
        // In SQLite there is one writer at a time.
        const isPostgres = connection.kind === 'postgres';
        const rows = await (isPostgres ? due.forUpdate('outbox').skipLocked() : due).execute();
        if (rows.length === 0) return [];
        await transaction
          .updateTable('outbox')
          .set(({ eb }) => ({ due_at: now + CLAIM_MS, attempts: eb('attempts', '+', 1) }))
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
      });
    },
    async markSent(messages) {
      if (messages.length === 0) return;
      const linkIds = messages.map(({ linkId }) => linkId);
      const ids = messages.map(({ id }) => id);
      await transact(connection, async (transaction) => {
        await transaction
          .updateTable('waitlist')
          .set({ mailed_at: formatTime(new Date()), refusal: null })
          .where('link_id', 'in', linkIds)
          .execute();
        await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
      });
    },
    async markFailed({ id, attempts }, reason, next) {
      await write(() =>
        query
          .updateTable('outbox')
          .set({ due_at: next === null ? null : next.getTime(), last_error: reason })
          .where('id', '=', id)
          // Else the claim ran out, and somebody else is at work on the next attempt.
          .where('attempts', '=', attempts)
          .execute(),
      );
    },
    async putBack({ id, attempts }, reason) {
      await write(() =>
        query
          .updateTable('outbox')
          .set({ due_at: Date.now(), attempts: attempts - 1, last_error: reason })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .execute(),
      );
    },
    async noteOutage(reason) {
      await write(() =>
        query
          .updateTable('outbox')
          .set({ last_error: reason })
          .where('due_at', '<=', Date.now())
          .execute(),
      );
    },
    async markRefused({ id, linkId }, reason) {
      await transact(connection, async (transaction) => {
        await transaction
          .updateTable('waitlist')
          .set({ refusal: reason })
          .where('link_id', '=', linkId)
          .execute();
        await transaction.deleteFrom('outbox').where('id', '=', id).execute();
      });
    },
    async *entries() {
      const rows = readInPages((last: { id: number | string } | undefined) =>
        query
          .selectFrom('outbox')
          .innerJoin('waitlist', 'waitlist.id', 'outbox.waitlist_id')
          .select(['outbox.id', 'email', 'attempts', 'due_at', 'last_error'])
          .where('outbox.id', '>', last?.id ?? 0)
          .orderBy('outbox.id')
          .limit(PAGE)
          .execute(),
      );
      for await (const { email, attempts, due_at, last_error } of rows) {
        const nextAttemptAt = due_at === null ? null : new Date(Number(due_at)).toISOString();
        yield { email, attempts, nextAttemptAt, lastError: last_error };
      }
    },
  };
}

/**
 * Makes the message of a sign-up due now. One that is due within `CLAIM_MS` may be under way, and
 * is left as it is; one that was given up, or waits longer, starts again with its first attempt.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  waitlist_id: number | string,
): Promise<void> {
  const now = Date.now();
  await transaction
    .insertInto('outbox')
    .values({ waitlist_id, due_at: now })
    .onConflict((conflict) =>
      conflict
        .column('waitlist_id')
        .doUpdateSet({ due_at: now, attempts: 0, last_error: null })
        .where(({ or, eb }) =>
          or([eb('outbox.due_at', 'is', null), eb('outbox.due_at', '>', now + CLAIM_MS)]),
        ),
    )
    .execute();
}
