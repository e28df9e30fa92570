import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { openQueries } from '../database/databaseConnection.ts';
import { nodeSqliteDialect } from '../database/nodeSqliteDialect.ts';
import { openDatabase, type WaitlistDatabase } from '../database/openDatabase.ts';
import { assertUndamaged } from '../database/sqlite.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import { readUnsubscribed } from '../database/unsubscribedQueries.ts';
import { countEntries, readEntries } from '../database/waitlistRows.ts';

/**
 * Checks the database, writes a backup of it to a new file, and checks that too. Resolves to the
 * number of addresses in it.
 * @throws Error when the file exists, because an older backup is never written over, or when the
 * database or the copy is damaged
 */
export async function createBackup(database: WaitlistDatabase, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  await database.checkIntegrity();
  const count = await writeWhole(file, async (part) => {
    await database.backup(part);
    const backup = await openBackup(part);
    return backup.count().finally(backup.close);
  });
  await database.metadata.write('lastBackupAt', new Date().toISOString());
  return count;
}

/**
 * Puts a copy of a backup in the place of a SQLite database, which gets another name, damaged or not.
 * @throws Error when the backup is no whole waitlist, or a process has the database open
 */
export async function restoreBackup(
  file: string,
  { databaseUrl }: { databaseUrl: string },
): Promise<'done'> {
  if (!databaseUrl.startsWith('file:')) throw new Error('Import the backup into PostgreSQL.');
  const backup = await openBackup(file);
  // The last process to close a database removes its log, which would be read as the new file's.
  const opened = await openDatabase(databaseUrl).catch(() => undefined);
  await opened?.close();
  const path = pathOfFileUrl(databaseUrl);
  if (existsSync(`${path}-wal`)) throw new Error(`${path} is in use. Stop the server first.`);
  const former = `${path}.until-${new Date().toISOString().replace(/\W/g, '')}`;
  const count = await writeWhole(path, async (part) => {
    await backup.copy(part);
    linkSync(path, former);
    return backup.count();
  }).finally(backup.close);
  console.log(`Restored ${count} sign-ups. Delete the former list within 30 days: ${former}`);
  return 'done';
}

/** Writes a file under another name until it is whole, so that a broken-off one is not taken for it. */
async function writeWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  try {
    const result = await write(part);
    fsyncSync(descriptor);
    renameSync(part, file);
    return result;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Adds what a backup holds to the waitlist, and looks every address of the file up. Prints both
 * numbers. Resolves to `failed` when an address of the file is neither on the list nor left out
 * because it unsubscribed.
 */
export async function importBackup(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  file: string,
): Promise<'done' | 'failed'> {
  const backup = await openBackup(file);
  try {
    await waitlist.importUnsubscribed(backup.unsubscribed());
    const { added, listed, unsubscribed } = await waitlist.import(backup.entries());
    const count = await backup.count();
    const leftOut = unsubscribed > 0 ? `, ${unsubscribed} skipped (unsubscribed)` : '';
    console.log(`Added ${added}. File ${count}, list ${listed}${leftOut}.`);
    if (listed + unsubscribed === count) return 'done';
    console.log(
      'Addresses of the file are missing from the list. Keep the file, and import again.',
    );
    return 'failed';
  } finally {
    backup.close();
  }
}

/**
 * Opens a backup, or the file of a server, for reading. Its rows are read a page at a time.
 * @throws Error naming the file when it is not a whole waitlist
 */
export async function openBackup(file: string) {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    await assertUndamaged(database, file);
    const query = openQueries(nodeSqliteDialect(database));
    await readEntries(query).next();
    return {
      count: () => countEntries(query),
      /** Yields the sign-ups, oldest first. */
      entries: () => readEntries(query),
      /** Yields who had unsubscribed when the backup was made. */
      unsubscribed: () => readUnsubscribed(query),
      /** Writes the same into an empty file. */
      copy: async (to: string) => void (await sql`VACUUM INTO ${to}`.execute(query)),
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
