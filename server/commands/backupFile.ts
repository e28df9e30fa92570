import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { openQueries } from '../database/databaseConnection.ts';
import { nodeSqliteDialect } from '../database/nodeSqliteDialect.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import { assertUndamaged, assertUnused } from '../database/sqlite.ts';
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
  const count = await writeBackup(file, database.backup);
  await database.metadata.write('lastBackupAt', new Date().toISOString());
  return count;
}

/**
 * Puts a copy of a backup in the place of a SQLite database. What was there, damaged or not, gets
 * another name. Prints both.
 * @throws Error when another process has the database open, or the backup is not a whole waitlist.
 * Then the database is as it was.
 */
export async function restoreBackup(file: string, databaseUrl: string): Promise<'done'> {
  if (!databaseUrl.startsWith('file:')) {
    throw new Error('restore replaces a SQLite file. Use import for PostgreSQL.');
  }
  const named = pathOfFileUrl(databaseUrl);
  const isThere = existsSync(named);
  const path = isThere ? realpathSync(named) : named;
  if (isThere) assertUnused(path);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const backup = await openBackup(file);
  const count = await writeBackup(`${path}.new`, backup.copy).finally(backup.close);
  const former = `${path}.until-${new Date().toISOString().replace(/\W/g, '')}`;
  // The log first: SQLite would write what an old one holds into the new file.
  for (const end of ['-wal', '-shm', '']) {
    if (existsSync(path + end)) renameSync(path + end, former + end);
  }
  renameSync(`${path}.new`, path);
  console.log(`Restored ${count} sign-ups from ${file}.`);
  if (isThere) console.log(`The former database is ${former}. Delete it within 30 days.`);
  return 'done';
}

/**
 * Makes a backup that only its owner can read, or replaces one, and resolves to the number of
 * addresses in it. It has another name until it is whole, checked, and on the disk.
 * @param write fills an empty file
 */
async function writeBackup(file: string, write: (part: string) => Promise<void>): Promise<number> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  try {
    await write(part);
    const backup = await openBackup(part);
    const count = await backup.count();
    backup.close();
    fsyncSync(descriptor);
    renameSync(part, file);
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
    // Its tables may be others.
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
