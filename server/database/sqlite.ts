import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { type DatabaseConnection, openQueries } from './databaseConnection.ts';
import { assertKnown, schemaVersions, updateSchema } from './schemaVersions.ts';
import { watchFiles } from './sqliteFile.ts';

// SQLite's result codes.
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

// In milliseconds.
/** The longest time that a write waits for another process to release its lock. */
const PATIENCE = 5_000;
/** The pause between two tries of a write. */
const RETRY = 25;
/** The longest time that a health check waits: monitors give up early. */
const PROBE_PATIENCE = 1_000;
/** Between two checks of the files; also the longest time for which a file lags behind its log. */
const WATCH = 500;

/**
 * Opens a SQLite file, and creates it if it is missing. Several processes may share it.
 *
 * SQLite waits for a lock by blocking the thread, and with it every page. So its busy timeout is
 * zero, and `write` retries instead.
 */
export async function openSqlite(
  path: string,
  versions = schemaVersions('sqlite'),
): Promise<DatabaseConnection> {
  // Addresses are personal data. SQLite gives its log the mode of the file.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 0 });
  const query = openQueries(nodeSqliteDialect(database));
  // If the path is a symbolic link, SQLite keeps them beside its target.
  const [log, index] = [`${database.location()}-wal`, `${database.location()}-shm`];
  let findLost = (): string[] => [];
  /** Why all writes are refused until a restart. */
  let failure: unknown;

  /** Moves the write-ahead log into the file and empties it. */
  const checkpoint = () => {
    // Another process has created its own log or index, with which ours must not be mixed.
    if (findLost().some((name) => name !== path && existsSync(name))) return;
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (row?.busy !== 0) {
      throw Object.assign(new Error('Another program is reading the database.'), { errcode: BUSY });
    }
  };
  /** @throws Error if a file was removed or replaced, or if damage was found before */
  const assertSound = () => {
    const [lost] = findLost();
    if (lost) failure ??= new Error(`${lost} was removed or replaced. Restart the server.`);
    if (failure === undefined) return;
    ignoreFailure(checkpoint);
    throw failure;
  };
  const catchUp = () => {
    assertSound();
    if (statSync(log).size > 0) checkpoint();
  };
  const timer = setInterval(() => ignoreFailure(catchUp), WATCH).unref();

  let last: Promise<unknown> = Promise.resolve();
  /** Runs one write at a time. The wait for the one before counts toward a write's deadline. */
  const write = <T>(work: () => T | Promise<T>): Promise<T> => {
    const deadline = performance.now() + PATIENCE;
    const result = last.then(() => retry(work, deadline));
    last = result.catch(() => {});
    return result;
  };
  const retry = async <T>(work: () => T | Promise<T>, deadline: number): Promise<T> => {
    for (;;) {
      assertSound();
      try {
        const result = await work();
        // After the commit: a write to a removed file is lost.
        assertSound();
        return result;
      } catch (error) {
        // A damaged file may accept a row and lose it later.
        if (isDamage(error)) failure = error;
        if (basicCode(error) !== BUSY || performance.now() >= deadline) throw error;
        await wait(RETRY);
      }
    }
  };

  const close = async () => {
    clearInterval(timer);
    if (!database.isOpen) return;
    ignoreFailure(catchUp);
    // The last process to close removes the log, so that a restored file never meets an old one.
    if (failure === undefined) ignoreFailure(() => database.exec('PRAGMA journal_mode = DELETE'));
    database.close();
  };

  try {
    // First, because the mode of the log is stored in the file.
    await write(() => assertKnown(query, 'sqlite', versions.length));
    await write(() => {
      database.exec('PRAGMA journal_mode = WAL');
      // A commit is on the disk before it is confirmed, even if the power fails next.
      database.exec('PRAGMA synchronous = FULL');
      database.exec('PRAGMA secure_delete = ON');
    });
    await write(() => updateSchema(query, 'sqlite', versions));
    findLost = watchFiles([path, log, index]);
  } catch (error) {
    // SQLite's own messages do not name the damaged file.
    await assertUndamaged(database, path).finally(close);
    throw error;
  }

  return {
    kind: 'sqlite',
    query,
    write,
    probe: (work) => retry(work, performance.now() + PROBE_PATIENCE),
    async eraseDeleted() {
      try {
        // `secure_delete` misses copies that SQLite leaves when it rearranges a page.
        await write(() => database.exec('VACUUM'));
        await write(checkpoint);
      } catch (cause) {
        const left = `Copies of removed addresses may be left in ${path} or its log`;
        const message = `${left}: another program is using it. Run the command again.`;
        throw new Error(message, { cause });
      }
    },
    close,
    checkIntegrity: () => assertUndamaged(database, path),
    async backup(file) {
      await sql`VACUUM INTO ${file}`.execute(query);
      const copy = new DatabaseSync(file);
      try {
        // The database has them if it is a backup with secrets.
        copy.exec([...FORGET_WAITING, 'DROP TABLE IF EXISTS secrets', 'VACUUM'].join(';'));
      } finally {
        copy.close();
      }
    },
  };
}

/**
 * Statements that turn a copy into a backup, in which waiting emails do not count as sent. An
 * invitation that may have been sent still counts, or it would be sent again.
 */
export const FORGET_WAITING = [
  `UPDATE waitlist SET mailed_at = NULL, invited_at = NULL, invite_code = NULL, invite_url = NULL
  WHERE id IN (SELECT waitlist_id FROM outbox WHERE is_inviting = 0)`,
  'DELETE FROM outbox',
];

/** @throws Error naming the file when SQLite finds it damaged, or cannot read it */
export async function assertUndamaged(database: DatabaseSyncInstance, path: string): Promise<void> {
  let finding: unknown;
  try {
    finding = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
    finding = (cause as Error).message;
  }
  if (finding === 'ok') return;
  throw new Error(`${path} is damaged (${finding}). Restore a backup.`);
}

function ignoreFailure(work: () => void): void {
  try {
    work();
  } catch {
    // Another process is using the database, or its disk fails. The next write reports it.
  }
}

function isDamage(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(basicCode(error));
}

/** Extended codes, such as "busy with recovery", hold the basic one in their lowest byte. */
function basicCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) % 256;
}

/**
 * Adapts Node's SQLite interface to the one Kysely expects, which is better-sqlite3's. A
 * transaction takes the write lock at its start, so that it can be retried as a whole.
 */
export function nodeSqliteDialect(database: DatabaseSyncInstance): SqliteDialect {
  // Only the garbage collector frees a statement, so each is prepared once.
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text === 'begin' ? 'begin immediate' : text);
    const reader = statement.columns().length > 0;
    // `all` neither resets a write that found the database locked, nor reports the lock. Later
    // writes would then be confirmed and lost.
    if (reader && / returning /.test(text)) throw new Error('Write without RETURNING in SQLite.');
    const adapted: SqliteStatement = {
      reader,
      all: (parameters) => statement.all(...parameters),
      run(parameters) {
        // After some failures, such as a full disk, SQLite rolls back by itself. Without this, the
        // error "no transaction" would hide the failure.
        const isOver = text === 'rollback' && !database.isTransaction;
        return isOver ? { changes: 0, lastInsertRowid: 0 } : statement.run(...parameters);
      },
      iterate: (parameters) => statement.iterate(...parameters),
    };
    statements.set(text, adapted);
    return adapted;
  };
  return new SqliteDialect({ database: { close: () => database.close(), prepare } });
}
