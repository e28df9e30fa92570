import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { checkEmail } from '../../src/waitlist/emailRules.ts';
import type { WaitlistEntry } from '../database/waitlist.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';

/**
 * Writes a backup to a new file, checks it, and resolves to the number of addresses in it.
 * @throws Error when the file exists: an older backup is never written over
 */
export async function createBackup(database: WaitlistDatabase, file: string): Promise<number> {
  const descriptor = createFile(file);
  try {
    await database.backup(file);
    const backup = openBackup(file);
    try {
      return backup.count();
    } finally {
      backup.close();
    }
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new Error(`${file} exists already. Name a new file.`, { cause });
  }
}

/**
 * Opens a backup, or a database file of an earlier release, for reading.
 * @throws Error naming the file when it is not a whole waitlist
 */
export function openBackup(file: string) {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const check = database.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok') throw new Error('it is damaged');
    database.prepare('SELECT email, joined_at FROM waitlist');
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}.`, { cause });
  }
  const opened = database;
  return {
    count: () => Number(opened.prepare('SELECT count(*) AS total FROM waitlist').get()?.total),
    /** Yields what the backup holds, oldest first. */
    async *entries(): AsyncGenerator<WaitlistEntry> {
      const rows = opened.prepare('SELECT email, joined_at FROM waitlist ORDER BY id').iterate();
      for (const row of rows as Iterable<{ email: string; joined_at: string }>) {
        const check = checkEmail(row.email);
        const joinedAt = `${row.joined_at.replace(' ', 'T')}Z`;
        yield { email: check.ok ? check.email : row.email, joinedAt };
      }
    },
    close: () => opened.close(),
  };
}
