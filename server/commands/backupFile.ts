import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { openQueries } from '../database/databaseConnection.ts';
import { nodeSqliteDialect } from '../database/nodeSqliteDialect.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import { assertUndamaged } from '../database/sqlite.ts';
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
    await countEntries(query);
    return {
      count: () => countEntries(query),
      /** Yields the sign-ups, oldest first. */
      entries: () => readEntries(query),
      /** Yields who had unsubscribed when the backup was made. */
      unsubscribed: () => readUnsubscribed(query),
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
