import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { nodeSqliteDialect } from '../database/nodeSqliteDialect.ts';
import type { Schema } from '../database/schema.ts';
import { assertUndamaged } from '../database/sqlite.ts';
import { readSqliteTime } from '../database/sqliteTime.ts';
import { readUnsubscribed, type UnsubscribedEntry } from '../database/unsubscribedQueries.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { countEntries, readEntries, type WaitlistEntry } from '../database/waitlistRows.ts';

/**
 * Checks the database, writes a backup of it to a new file, and checks that too. Resolves to the
 * number of addresses in it.
 * @throws Error when the file exists, because an older backup is never written over, or when the
 * database or the copy is damaged
 */
export async function createBackup(database: WaitlistDatabase, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  await database.checkIntegrity();
  // Under another name until it is whole, so that a broken-off backup is not taken for one.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  try {
    await database.backup(part);
    const backup = await openBackup(part);
    const count = await backup.count();
    backup.close();
    fsyncSync(descriptor);
    renameSync(part, file);
    await database.metadata.write('lastBackupAt', new Date().toISOString());
    return count;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** An open backup. Its rows are read a page at a time. */
export interface Backup {
  count(): Promise<number>;
  /** Yields the sign-ups, oldest first. */
  entries(): AsyncIterable<WaitlistEntry>;
  /** Yields who had unsubscribed when the backup was made. */
  unsubscribed(): AsyncIterable<UnsubscribedEntry>;
  close(): void;
}

/**
 * Opens a backup, or the file of a server, for reading.
 * @throws Error naming the file when it is not a whole waitlist
 */
export async function openBackup(file: string): Promise<Backup> {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    await assertUndamaged(database, file);
    const query = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) });
    const connection = { query, readTime: readSqliteTime };
    await countEntries(connection);
    return {
      count: () => countEntries(connection),
      entries: () => readEntries(connection),
      unsubscribed: () => readUnsubscribed(connection),
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
