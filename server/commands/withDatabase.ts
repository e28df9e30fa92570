import { existsSync } from 'node:fs';
import { openDatabase, type WaitlistDatabase } from '../database/openDatabase.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import { addressHashes } from '../mail/secrets.ts';
import type { Options } from './options.ts';

/**
 * Opens the database for one task, and closes it.
 * @param options.create creates a missing file; by default it is an error, since the path may be
 * wrong
 */
export async function withDatabase<T>(
  options: Pick<Options, 'settings' | 'linkSecrets'> & { create?: boolean },
  work: (database: WaitlistDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, mailPerHour } = options.settings;
  const file = databaseUrl.startsWith('file:') && pathOfFileUrl(databaseUrl);
  if (file && !options.create && !existsSync(file)) {
    throw new Error(
      `There is no database at ${file}. Set DATABASE_URL to the same value as for the server.`,
    );
  }
  const hashesOf = addressHashes(options.linkSecrets);
  const database = await openDatabase(databaseUrl, { hashesOf, mailPerHour });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
