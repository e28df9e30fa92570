import { sql } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';
import { createMetadata } from './metadataQueries.ts';
import { countHeldBack, HOUR, ROUNDS } from './outboxRows.ts';

const DAY = 24 * HOUR;
/** Milliseconds after which a waiting email counts as late. */
const LATE_AFTER = 15 * 60_000;

type Counted = 'total' | 'confirmed' | 'invited' | 'queued' | 'waiting' | 'failing' | 'sentLastDay';
type Row = Record<Counted, number> & Record<'newest' | 'oldest', string | null>;

/** Resolves to the operator's figures. Times are ISO 8601, UTC. */
export async function readStats(connection: DatabaseConnection, mailPerHour: number) {
  const dayAgo = new Date(Date.now() - DAY).toISOString();
  const { rows } = await sql<Row>`
    SELECT count(*) AS total, count(confirmed_at) AS confirmed, count(invited_at) AS invited,
      max(joined_at) AS newest, count(outbox.id) AS queued, count(due_at) AS waiting,
      count(last_error) FILTER (WHERE due_at IS NOT NULL) AS failing,
      min(mailed_at) FILTER (WHERE due_at IS NOT NULL) AS oldest,
      count(*) FILTER (
        WHERE mailed_at >= ${dayAgo} AND outbox.id IS NULL AND refusal IS NULL
      ) AS sent_last_day
    FROM waitlist LEFT JOIN outbox ON waitlist_id = waitlist.id
  `.execute(connection.query);
  const [row] = rows as [Row];
  const former = sql<{ invited: number }>`
    SELECT CAST(coalesce(sum(invited), 0) AS integer) AS invited FROM former_signups
  `.execute(connection.query);
  const invitedBefore = (await former).rows[0]?.invited ?? 0;
  const metadata = createMetadata(connection);
  return {
    total: row.total,
    confirmed: row.confirmed,
    pending: row.total - row.confirmed,
    /** The people who were invited, including those deleted since. */
    invited: row.invited + invitedBefore,
    newestAt: row.newest,
    outbox: {
      waiting: row.waiting,
      /** When the oldest of them was queued, or null. */
      oldestAt: row.oldest,
      failing: row.failing,
      /** The due emails that `MAIL_PER_HOUR` holds back. */
      heldBack: await countHeldBack(connection.query, mailPerHour),
      /** Why the mail server rejects the account, or null. */
      trouble: (await metadata.read('mailTrouble')) || null,
      /** The emails that are no longer tried; see `waitlist resend`. */
      givenUp: row.queued - row.waiting,
      /** The people on the list who got their email in the last 24 hours. */
      sentLastDay: row.sentLastDay,
    },
    lastBackupAt: (await metadata.read('lastBackupAt')) ?? null,
  };
}

/**
 * Resolves to a sentence on why emails seem to be stuck, or to undefined. Runs no expensive query,
 * since the endpoint is public. Ignores invitations, since a wave may take days.
 */
export async function mailProblem(connection: DatabaseConnection): Promise<string | undefined> {
  const trouble = await createMetadata(connection).read('mailTrouble');
  if (trouble) return `The mail server rejects the account: ${trouble}`;
  const { rows } = await sql<{ mailedAt: string }>`
    SELECT mailed_at FROM outbox JOIN waitlist ON waitlist.id = waitlist_id
    WHERE due_at IS NOT NULL AND round < ${ROUNDS.invitation}
      AND mailed_at < ${new Date(Date.now() - LATE_AFTER).toISOString()}
    ORDER BY outbox.id LIMIT 1
  `.execute(connection.query);
  return rows[0] && `An email has been waiting since ${rows[0].mailedAt}.`;
}
