import {
  type DatabaseOptions,
  openDatabase,
  type WaitlistDatabase,
} from './database/openDatabase.ts';
import { type Log, reasonOf } from './log.ts';
import { acceptLinkSecrets, checkLinkSecrets } from './mail/linkSecretCheck.ts';
import { addressHashes } from './mail/secrets.ts';

/**
 * Opens the database for a server: undamaged, and with the secrets that its emails were signed with.
 * @throws ForeignSecretError when they are others
 * @throws Error with a sentence for the operator when it cannot be opened, or is damaged
 */
export async function openWaitlist(options: {
  databaseUrl: string;
  linkSecrets: readonly string[];
  mailPerHour?: number | undefined;
  onOutcome: NonNullable<DatabaseOptions['onOutcome']>;
  log: Log;
}): Promise<WaitlistDatabase> {
  const { databaseUrl, linkSecrets, mailPerHour, onOutcome, log } = options;
  const database = await openDatabase(databaseUrl, {
    onConnectionError: (error) => log({ event: 'database.failed', error: reasonOf(error) }),
    hashesOf: addressHashes(linkSecrets),
    mailPerHour,
    onOutcome,
  });
  try {
    await database.checkIntegrity().catch((error: Error) => {
      throw new Error(`${error.message} Stop the server and restore a backup.`, { cause: error });
    });
    await checkLinkSecrets(database.metadata, linkSecrets);
    await acceptLinkSecrets(database.metadata, linkSecrets);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
