import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { checkEmail } from '../../src/waitlist/emailRules.ts';
import type { UnsubscribedEntry } from '../database/unsubscribedQueries.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import type { WaitlistEntry } from '../database/waitlistRows.ts';

/**
 * Writes a backup to a new file, checks it, and resolves to the number of addresses in it.
 * @throws Error when the file exists: an older backup is never written over
 */
export async function createBackup(database: WaitlistDatabase, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  // Under another name until it is whole, so that a broken-off backup is not taken for one.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  try {
    await database.backup(part);
    const backup = openBackup(part);
    const count = backup.count();
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
  const has = (table: string) =>
    opened.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;
  return {
    count: () => Number(opened.prepare('SELECT count(*) AS total FROM waitlist').get()?.total),
    /** Yields what the backup holds, oldest first. */
    async *entries(): AsyncGenerator<WaitlistEntry> {
      // Backups of earlier releases lack the columns that are optional in `BackupRow`. The
      // file of a server, which can be imported too, may contain waiting emails.
      const waiting = has('outbox')
        ? '(SELECT id FROM outbox WHERE waitlist_id = waitlist.id)'
        : 'NULL';
      const rows = opened
        .prepare(`SELECT *, ${waiting} AS waiting FROM waitlist ORDER BY id`)
        .iterate();
      for (const row of rows as Iterable<BackupRow>) {
        const check = checkEmail(row.email);
        yield {
          email: check.ok ? check.email : row.email,
          joinedAt: readTime(row.joined_at),
          language: row.language ?? 'en',
          linkId: row.link_id ?? null,
          confirmedAt: row.confirmed_at ? readTime(row.confirmed_at) : null,
          refusal: row.refusal ?? null,
          mailedAt: row.mailed_at && row.waiting === null ? readTime(row.mailed_at) : null,
        };
      }
    },
    /** Yields who had unsubscribed when the backup was made. */
    async *unsubscribed(): AsyncGenerator<UnsubscribedEntry> {
      if (!has('unsubscribed')) return;
      const rows = opened.prepare('SELECT * FROM unsubscribed').iterate();
      for (const row of rows as Iterable<UnsubscribedRow>) {
        yield {
          hash: row.hash,
          unsubscribedAt: readTime(row.unsubscribed_at),
          linkId: row.link_id ?? null,
        };
      }
    },
    close: () => opened.close(),
  };
}

interface BackupRow {
  email: string;
  joined_at: string;
  language?: string;
  link_id?: string | null;
  confirmed_at?: string | null;
  refusal?: string | null;
  mailed_at?: string | null;
  waiting: number | null;
}

/** A row of those who unsubscribed. Backups of earlier releases lack the optional column. */
interface UnsubscribedRow {
  hash: string;
  unsubscribed_at: string;
  link_id?: string | null;
}

function readTime(stored: string): string {
  return new Date(`${stored.replace(' ', 'T')}Z`).toISOString();
}
