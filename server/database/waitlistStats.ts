import { type DatabaseConnection, isoTime } from './databaseConnection.ts';
import { countHeldBack } from './mailBudget.ts';
import { createMetadata } from './metadataQueries.ts';
import { ROUNDS } from './outboxRows.ts';

/** The operator's figures. Times are ISO 8601, UTC. */
export interface WaitlistStats {
  total: number;
  confirmed: number;
  pending: number;
  /** The people who were invited, those included that were forgotten since. */
  invited: number;
  /** When the last person joined, or null. */
  newestAt: string | null;
  outbox: {
    /** The emails that wait to be sent, those that have failed before included. */
    waiting: number;
    /** When the oldest of them was queued, or null. */
    oldestAt: string | null;
    /** The number of them that failed at least once. */
    failing: number;
    /** The emails that are due and wait for `MAIL_PER_HOUR` alone. */
    heldBack: number;
    /** Why the mail server refuses the account, or null. */
    trouble: string | null;
    /** The emails that are not tried any more; see `waitlist resend`. */
    givenUp: number;
    /** The people on the list who got their email in the last 24 hours. */
    sentLastDay: number;
  };
  /** When the last backup was made and checked, or null. */
  lastBackupAt: string | null;
}

const DAY = 24 * 60 * 60_000;

/** @param mailPerHour the most emails that are sent in an hour */
export async function readStats(
  connection: DatabaseConnection,
  mailPerHour: number,
): Promise<WaitlistStats> {
  const { query, formatTime } = connection;
  const dayAgo = formatTime(new Date(Date.now() - DAY));
  const row = await query
    .selectFrom('waitlist')
    .leftJoin('outbox', 'waitlistId', 'waitlist.id')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.count('confirmedAt').as('confirmed'),
      fn.count('invitedAt').as('invited'),
      fn.max('joinedAt').as('newest'),
      fn.count('outbox.id').as('queued'),
      fn.count('dueAt').as('waiting'),
      fn.count('lastError').filterWhere('dueAt', 'is not', null).as('failing'),
      fn.min('mailedAt').filterWhere('dueAt', 'is not', null).as('oldest'),
      fn
        .count('waitlist.id')
        .filterWhere('mailedAt', '>=', dayAgo)
        .filterWhere('outbox.id', 'is', null)
        .filterWhere('refusal', 'is', null)
        .as('sentLastDay'),
    ])
    .executeTakeFirstOrThrow();
  const metadata = createMetadata(connection);
  const total = Number(row.total);
  const confirmed = Number(row.confirmed);
  const waiting = Number(row.waiting);
  return {
    total,
    confirmed,
    pending: total - confirmed,
    invited: Number(row.invited) + Number((await metadata.read('forgotten')) ?? 0),
    newestAt: isoTime(row.newest),
    outbox: {
      waiting,
      oldestAt: isoTime(row.oldest),
      failing: Number(row.failing),
      heldBack: await countHeldBack(connection, mailPerHour),
      trouble: (await metadata.read('mailTrouble')) || null,
      givenUp: Number(row.queued) - waiting,
      sentLastDay: Number(row.sentLastDay),
    },
    lastBackupAt: (await metadata.read('lastBackupAt')) ?? null,
  };
}

/** Milliseconds that an email may wait before something is wrong. */
const LATE_AFTER = 15 * 60_000;

/**
 * Resolves to why emails seem to have stopped, a sentence for the operator, or to undefined. Counts
 * nothing, since anybody may ask for it.
 */
export async function mailProblem(connection: DatabaseConnection): Promise<string | undefined> {
  const { query, formatTime } = connection;
  const trouble = await createMetadata(connection).read('mailTrouble');
  if (trouble) return `The mail server refuses the account: ${trouble}`;
  const late = await query
    .selectFrom('outbox')
    .innerJoin('waitlist', 'waitlist.id', 'waitlistId')
    .select('mailedAt')
    .where('dueAt', 'is not', null)
    // A wave of invitations may take days.
    .where('round', '<', ROUNDS.invitation)
    .where('mailedAt', '<', formatTime(new Date(Date.now() - LATE_AFTER)))
    .orderBy('outbox.id')
    .limit(1)
    .executeTakeFirst();
  return late && `An email has waited since ${isoTime(late.mailedAt)}.`;
}
