import { sql } from 'kysely';
import type { DatabaseConnection } from './databaseConnection.ts';

/**
 * Facts about the database as a whole. (`schemaVersion` is there, too; see `schemaVersions`.)
 * - `lastBackupAt`: when the last backup was made and checked, ISO 8601, UTC
 * - `lastRestoreAt`: when that backup was restored into a scratch file, ISO 8601, UTC
 * - `trustedTime`: the time that deletions compare with, ISO 8601, UTC; `clockAheadFor`: the
 *   milliseconds that the service has run since the clock jumped ahead of it; `clockAlert`: the
 *   trusted time of which the operator was alerted
 * - `mailTrouble`: why the mail server rejects the account; empty once an email has been sent
 */
type MetadataKey =
  | 'lastBackupAt'
  | 'lastRestoreAt'
  | 'mailTrouble'
  | 'trustedTime'
  | 'clockAheadFor'
  | 'clockAlert';

export function createMetadata({ query, write }: Pick<DatabaseConnection, 'query' | 'write'>) {
  return {
    async read(key: MetadataKey): Promise<string | undefined> {
      const find = sql<{ value: string }>`SELECT value FROM metadata WHERE key = ${key}`;
      return (await find.execute(query)).rows[0]?.value;
    },
    async write(key: MetadataKey, value: string): Promise<void> {
      const store = sql`INSERT INTO metadata VALUES (${key}, ${value})
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
      await write(() => store.execute(query));
    },
  };
}
