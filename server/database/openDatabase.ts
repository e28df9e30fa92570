import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { pathOfFileUrl } from './sqliteFile.ts';
import type { WaitlistDatabase } from './waitlistDatabase.ts';

/**
 * Opens the database that `url` names: `file:` is SQLite, anything else PostgreSQL. Creates the
 * file and the tables if they are missing.
 *
 * @param onConnectionError called when a connection breaks, whether or not it is in use
 * @throws Error naming DATABASE_URL when the database cannot be opened. It does not repeat the URL,
 * which may hold a password.
 */
export async function openDatabase(
  url: string,
  onConnectionError: (error: Error) => void = () => {},
): Promise<WaitlistDatabase> {
  try {
    return url.startsWith('file:')
      ? await openSqlite(pathOfFileUrl(url))
      : await openPostgres(url, onConnectionError);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in DATABASE_URL cannot be opened: ${reason}`, { cause });
  }
}
