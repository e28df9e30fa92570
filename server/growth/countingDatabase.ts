import { existsSync } from 'node:fs';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { countingMigrations } from '../database/migrations.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite } from '../database/sqlite.ts';
import { countingFileOf, pathOfFileUrl } from '../database/sqliteFile.ts';

/** Few, so that counting never takes the connections that the waitlist needs. */
const POOL_SIZE = 2;

/**
 * Opens the tables for counting visits: in a SQLite file of their own beside the waitlist's, whose
 * size and locks do not affect the waitlist, or in the same PostgreSQL database.
 */
export function openCountingDatabase(url: string): Promise<DatabaseConnection> {
  // A connection that breaks is noticed when it is used.
  if (!url.startsWith('file:')) return openPostgres(url, () => {}, POOL_SIZE);
  return openSqlite(countingFileOf(pathOfFileUrl(url)), countingMigrations('sqlite'));
}

/** Returns whether visits may ever have been counted. */
export function hasCountingDatabase(url: string): boolean {
  return !url.startsWith('file:') || existsSync(countingFileOf(pathOfFileUrl(url)));
}
