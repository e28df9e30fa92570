import { createInvitations } from './invitations.ts';
import { createMetadata } from './metadataQueries.ts';
import { createOutbox } from './outboxQueries.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { pathOfFileUrl } from './sqliteFile.ts';
import { createTrustedTime } from './trustedTime.ts';
import { createWaitlist, type WaitlistOptions } from './waitlistQueries.ts';

export type WaitlistDatabase = Awaited<ReturnType<typeof openDatabase>>;

export interface DatabaseOptions extends Partial<WaitlistOptions> {
  /** Called when a connection breaks, whether or not it is in use. */
  onConnectionError?: (error: Error) => void;
}

/**
 * Opens the database that `url` names: `file:` is SQLite, anything else PostgreSQL. Creates the
 * file and the tables if they are missing.
 * @throws Error naming DATABASE_URL when the database cannot be opened, without the URL, which may
 * contain a password.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}) {
  const { onConnectionError = () => {}, hashesOf = () => [] } = options;
  const { mailPerHour = Number.POSITIVE_INFINITY, mailPerDomain = Number.POSITIVE_INFINITY } =
    options;
  const limits = { mailPerHour, mailPerDomain };
  try {
    const connection = url.startsWith('file:')
      ? await openSqlite(pathOfFileUrl(url))
      : await openPostgres(url, onConnectionError);
    return {
      ...connection,
      waitlist: createWaitlist(connection, { hashesOf, ...limits }),
      outbox: createOutbox(connection, limits),
      metadata: createMetadata(connection),
      invitations: createInvitations(connection),
      trustedTime: createTrustedTime(connection),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in DATABASE_URL cannot be opened: ${reason}`, { cause });
  }
}
