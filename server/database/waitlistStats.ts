import { sql } from 'kysely';
import { DAY } from '../day.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { countHeldBack, type MailLimits } from './mailLimits.ts';
import { createMetadata } from './metadataQueries.ts';

/** Milliseconds after which a waiting email counts as late. */
const LATE_AFTER = 15 * 60_000;

type Counted = 'total' | 'confirmed' | 'invited' | 'queued' | 'waiting' | 'failing' | 'sentLastDay';
type Row = Record<Counted, number> & Record<'newest' | 'oldest', string | null>;

/** Resolves to the operator's figures. Times are ISO 8601, UTC. */
export async function readStats(connection: DatabaseConnection, limits: MailLimits) {
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
      heldBack: await countHeldBack(connection.query, limits),
      /** Why the mail server rejects the account, or null. */
      trouble: (await metadata.read('mailTrouble')) || null,
      /** The emails that are no longer tried; see `waitlist resend`. */
      givenUp: row.queued - row.waiting,
      /** The people on the list who got their email in the last 24 hours. */
      sentLastDay: row.sentLastDay,
    },
    lastBackupAt: (await metadata.read('lastBackupAt')) ?? null,
    lastRestoreAt: (await metadata.read('lastRestoreAt')) ?? null,
  };
}

/**
 * Resolves to a sentence on why emails seem to be stuck, or to undefined. Runs no expensive query,
 * since the endpoint is public. Ignores emails that go last, such as invitations, since a wave may
 * take days, and those that wait for the limit of their domain.
 */
export async function mailProblem({
  query,
  write,
}: Pick<DatabaseConnection, 'query' | 'write'>): Promise<string | undefined> {
  const trouble = await createMetadata({ query, write }).read('mailTrouble');
  if (trouble) return `The mail server rejects the account: ${trouble}`;
  const before = Date.now() - LATE_AFTER;
  // Both read an index up to the first row.
  const { rows } = await sql<{ plannedAt: number }>`
    SELECT due_at AS planned_at FROM outbox
    WHERE is_last = 0 AND due_at < ${before} AND attempts = 0
    UNION ALL
    SELECT planned_at FROM outbox
    JOIN waitlist ON waitlist.id = waitlist_id
    JOIN mail_counts ON mail_counts.link_id = waitlist.link_id
    WHERE attempts > 0 AND due_at IS NOT NULL AND is_last = 0 AND planned_at < ${before}
    LIMIT 1
  `.execute(query);
  return rows[0] && `An email has been waiting since ${new Date(rows[0].plannedAt).toISOString()}.`;
}
