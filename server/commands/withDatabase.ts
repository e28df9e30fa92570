import { existsSync } from 'node:fs';
import { openDatabase } from '../database/openDatabase.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { addressHashes } from '../mail/secrets.ts';

/**
 * Opens the database for one piece of work, and closes it.
 *
 * @param options.create makes a file that is missing; otherwise a wrong path would show an empty list
 * @throws Error naming the file when it is missing
 */
export async function withDatabase<T>(
  options: { databaseUrl: string; linkSecrets: readonly string[]; create?: boolean },
  work: (database: WaitlistDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, linkSecrets, create = false } = options;
  if (!create && databaseUrl.startsWith('file:') && !existsSync(pathOfFileUrl(databaseUrl))) {
    throw new Error(
      `There is no database at ${pathOfFileUrl(databaseUrl)}. Set DATABASE_URL to the one the ` +
        'server uses.',
    );
  }
  const database = await openDatabase(databaseUrl, { hashesOf: addressHashes(linkSecrets) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
