import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Kysely, sql } from 'kysely';
import { COUNTING_TABLES, copyRows, LIST_TABLES } from '../database/copyRows.ts';
import { carryOver, fillSignupHours } from '../database/countTables.ts';
import { isoTime, openQueries } from '../database/databaseConnection.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { assertUndamaged, dropAdded, nodeSqliteDialect, openSqlite } from '../database/sqlite.ts';
import { countingFileOf, pathOfFileUrl } from '../database/sqliteFile.ts';
import { countEntries, readEntries } from '../database/waitlistRows.ts';
import { openCountingDatabase } from '../growth/countingDatabase.ts';
import { readSecrets, restoreSecrets, type Secrets } from '../mail/secrets.ts';
import type { ServerSettings } from '../settings.ts';

/**
 * Checks the database, writes a backup of all that it holds to a new file, and checks that too.
 * Resolves to what is in it, for the operator.
 * @param secrets are added to it
 * @throws Error when the file exists, because an older backup is never written over, or when the
 * database or the copy is damaged
 */
export async function createBackup(
  database: WaitlistDatabase,
  file: string,
  secrets?: Secrets,
): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  await database.checkIntegrity();
  const contents = await writeWhole(file, async (part) => {
    await database.backup(part);
    if (secrets) addSecrets(part, secrets);
    const backup = await openBackup(part);
    return backup.contents().finally(backup.close);
  });
  await database.metadata.write('lastBackupAt', new Date().toISOString());
  return contents;
}

function addSecrets(file: string, { linkSecrets, adminToken }: Secrets): void {
  if (!linkSecrets[0] || !adminToken) throw new Error('DATA_DIR lacks the secrets to back up.');
  const copy = new DatabaseSync(file);
  copy.exec('CREATE TABLE secrets (link_secrets text, admin_token text)');
  copy.prepare('INSERT INTO secrets VALUES (?, ?)').run(linkSecrets.join('\n'), adminToken);
  copy.close();
}

/**
 * Puts a backup in the place of SQLite files, which get another name, damaged or not, or into an
 * empty PostgreSQL database. Visits stay if the backup has none. Its secrets go into a data folder
 * that has none.
 * @throws Error when the backup is no whole waitlist, a process has a file open, or PostgreSQL is not
 * empty
 */
export async function restoreBackup(
  file: string,
  { settings, ...present }: Secrets & { settings: ServerSettings },
): Promise<'done'> {
  const { databaseUrl, dataDir } = settings;
  const backup = await openBackup(file);
  try {
    const isFile = databaseUrl.startsWith('file:');
    const former = isFile ? await replaceList(backup, pathOfFileUrl(databaseUrl)) : [];
    if (!isFile || backup.has('visits')) await fillTables(backup, databaseUrl);
    for await (const secrets of backup.read('secrets')) {
      restoreSecrets(dataDir, secrets as Record<keyof Secrets, string>, present);
    }
    console.log(`Restored. ${await backup.contents()}`);
    if (isFile) console.log(`Delete the former files within 30 days: ${former.join(' ')}`);
    if (!readSecrets(settings, { create: false }).linkSecrets[0]) console.log(NO_SECRETS);
    return 'done';
  } finally {
    backup.close();
  }
}

const NO_SECRETS =
  'Before the start, copy mail-secrets into DATA_DIR from the server that made the backup, or set ' +
  'MAIL_SECRETS: with others, links in earlier emails do not work.';

type Backup = Awaited<ReturnType<typeof openBackup>>;

/** Replaces the list, and makes room for visits. Resolves to the new names of the former files. */
async function replaceList(backup: Backup, path: string): Promise<string[]> {
  const visits = countingFileOf(path);
  const paths = backup.has('visits') ? [path, visits] : [path];
  for (const name of paths) {
    // The last process to close a database removes its log, which would be read as the new file's.
    const opened = await openSqlite(name, name === path ? undefined : {}).catch(() => undefined);
    await opened?.close();
    if (existsSync(`${name}-wal`)) throw new Error(`${name} is in use. Stop the server first.`);
  }
  const suffix = `.until-${new Date().toISOString().replace(/\W/g, '')}`;
  await writeWhole(path, async (part) => {
    await backup.copyList(part);
    linkSync(path, path + suffix);
  });
  if (paths.includes(visits)) renameSync(visits, visits + suffix);
  return paths.map((name) => name + suffix);
}

/** Fills the tables for counting, and all others of PostgreSQL, in one transaction. */
async function fillTables({ read, has }: Backup, databaseUrl: string): Promise<void> {
  const to = await openCountingDatabase(databaseUrl);
  const copy = async (query: Kysely<Schema>) => {
    await copyRows(read, query, COUNTING_TABLES);
    // Without them, the backup is an earlier release's.
    if (!has('counts')) await carryOver(query);
    if (to.kind === 'sqlite') return;
    // A server writes there when it starts.
    if (await query.selectFrom('metadata').select('key').executeTakeFirst()) {
      throw new Error('The database is not empty. Import the list, or name an empty database.');
    }
    // Backups of SQLite files may have times without a zone.
    await sql`SET LOCAL TIME ZONE 'UTC'`.execute(query);
    await copyRows(read, query, LIST_TABLES);
    if (!has('signup_hours')) await fillSignupHours(query, to.kind);
    for (const table of ['waitlist', 'words']) {
      await sql`SELECT setval(${`${table}_id_seq`}, max(id)) FROM ${sql.table(table)}`.execute(
        query,
      );
    }
  };
  await to.query.transaction().execute(copy).finally(to.close);
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
    const { added, listed, unsubscribed } = await waitlist.import(readEntries(backup.query));
    const count = await countEntries(backup.query);
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
    const tables = await query.introspection.getTables();
    const has = (table: string) => tables.some(({ name }) => name === table);
    const read = (table: string): AsyncIterable<object> => {
      const rows = query.selectFrom(table as 'visits').selectAll();
      return has(table) ? rows.stream() : Readable.from([]);
    };
    return {
      query,
      /** Tells whether it has a table. Earlier releases made some. */
      has,
      read,
      /** Yields who unsubscribed. */
      async *unsubscribed() {
        for await (const row of query.selectFrom('unsubscribed').selectAll().stream()) {
          yield { ...row, unsubscribedAt: isoTime(row.unsubscribedAt) };
        }
      },
      /** Resolves to what is in it, for the operator. */
      async contents(): Promise<string> {
        const list = `Addresses: ${await countEntries(query)}`;
        const end = has('secrets') ? '; with the secrets.' : '.';
        if (!has('visits')) return `${list}, no visits${end}`;
        if (!has('counts')) return `${list}, visits of an earlier release${end}`;
        const { rows } = await sql<{ visits: number; days: number }>`SELECT
          coalesce(sum(seen), 0) AS visits, count(DISTINCT substr(hour, 1, 10)) AS days
          FROM counts`.execute(query);
        return `${list}, visits: ${rows[0]?.visits}, days: ${rows[0]?.days}${end}`;
      },
      /** Writes the list alone into an empty file. */
      async copyList(to: string): Promise<void> {
        await sql`VACUUM INTO ${to}`.execute(query);
        const copy = new DatabaseSync(to);
        dropAdded(copy);
        copy.close();
      },
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
