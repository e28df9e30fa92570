import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { COUNTING_TABLES, copyRows, LIST_TABLES } from '../database/copyRows.ts';
import { countRows } from '../database/countRows.ts';
import { CARRY_OVER, fillSignupHours } from '../database/countTables.ts';
import { type DatabaseConnection, isoTime, openQueries } from '../database/databaseConnection.ts';
import { countingMigrations, migrationsFor, runAll } from '../database/migrations.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import { assertUndamaged, nodeSqliteDialect, openSqlite } from '../database/sqlite.ts';
import { countingFileOf, pathOfFileUrl } from '../database/sqliteFile.ts';
import { readEntries } from '../database/waitlistRows.ts';
import { openCountingDatabase } from '../growth/countingDatabase.ts';
import { readSecrets, restoreSecrets, type Secrets } from '../mail/secrets.ts';
import type { CommandResult, Options } from './runWaitlistCommand.ts';

/**
 * Checks the database, writes a backup to a new file, and checks that too. Resolves to a summary of
 * the backup for the operator.
 * @param secrets are added to it
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
 * Restores a backup: renames the SQLite files, damaged or not, and replaces them, or fills an empty
 * PostgreSQL database. Visits stay if the backup has none. Its secrets are restored if the data
 * folder has none.
 */
export async function restoreBackup(
  file: string,
  { settings, ...present }: Options,
): Promise<undefined> {
  const { databaseUrl, dataDir } = settings;
  const backup = await openBackup(file);
  try {
    const isFile = databaseUrl.startsWith('file:');
    const former = isFile ? await replaceFiles(backup, pathOfFileUrl(databaseUrl)) : [];
    if (!isFile) {
      const database = await openCountingDatabase(databaseUrl);
      await fillTables(database, backup, [...LIST_TABLES, ...COUNTING_TABLES]);
    }
    for await (const { link_secrets, admin_token } of backup.read('secrets')) {
      const secrets = { linkSecrets: String(link_secrets), adminToken: String(admin_token) };
      restoreSecrets(dataDir, secrets, present);
    }
    console.log(`Restored. ${await backup.contents()}`);
    if (isFile) console.log(`Delete the former files within 30 days: ${former.join(' ')}`);
    if (!readSecrets(settings, { create: false }).linkSecrets[0]) console.log(NO_SECRETS);
  } finally {
    backup.close();
  }
}

const NO_SECRETS =
  'Before you start the server, copy mail-secrets into DATA_DIR from the server that made the ' +
  'backup, or set MAIL_SECRETS: with others, links in earlier emails do not work.';

type Backup = Awaited<ReturnType<typeof openBackup>>;

/** Replaces the list, and the visits if the backup has any. Resolves to the renamed files. */
async function replaceFiles(backup: Backup, path: string): Promise<string[]> {
  const files = [{ name: path, migrations: migrationsFor('sqlite'), tables: LIST_TABLES }];
  if (backup.has('visits')) {
    const migrations = countingMigrations('sqlite');
    files.push({ name: countingFileOf(path), migrations, tables: COUNTING_TABLES });
  }
  for (const { name, migrations } of files) {
    // The last process to close a database removes its log, which would be read as the new file's.
    const opened = await openSqlite(name, migrations).catch(() => undefined);
    await opened?.close();
    if (existsSync(`${name}-wal`)) throw new Error(`${name} is in use. Stop the server first.`);
  }
  const suffix = `.until-${new Date().toISOString().replace(/\W/g, '')}`;
  for (const { name, migrations, tables } of files) {
    await writeWhole(name, async (part) => {
      await fillTables(await openSqlite(part, migrations), backup, tables);
      linkSync(name, name + suffix);
    });
  }
  return files.map(({ name }) => name + suffix);
}

/** Fills the tables of an empty database in one transaction, and closes it. */
async function fillTables(
  { kind, query, close }: DatabaseConnection,
  { read, has }: Backup,
  tables: string[],
): Promise<void> {
  const copy = query.transaction().execute(async (to) => {
    if (kind === 'postgres') {
      if ((await countRows(to, sql`waitlist`)) + (await countRows(to, sql`metadata`)) > 0) {
        throw new Error('The database is not empty. Import the list, or name an empty database.');
      }
      // Earlier releases have stored times without a zone.
      await sql`SET LOCAL TIME ZONE 'UTC'`.execute(to);
    }
    await copyRows(read, to, tables);
    // Nor did they have such tables.
    if (tables.includes('counts') && !has('counts')) await runAll(to, CARRY_OVER);
    if (tables.includes('waitlist') && !has('signup_hours')) {
      await runAll(to, [fillSignupHours(kind)]);
    }
    if (kind === 'sqlite') return;
    for (const table of ['waitlist', 'outbox', 'words']) {
      await sql`SELECT setval(${`${table}_id_seq`}, max(id)) FROM ${sql.table(table)}`.execute(to);
    }
  });
  await copy.finally(close);
}

/** Writes a file under another name until it is complete, so that nobody uses half of it. */
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
 * Adds the entries of a backup to the waitlist, and looks up every address of the file. Prints both
 * numbers. Fails if an address is neither on the list nor left out because it unsubscribed.
 */
export async function importBackup(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  file: string,
): CommandResult {
  const backup = await openBackup(file);
  try {
    await waitlist.importUnsubscribed(backup.unsubscribed());
    const { added, listed, unsubscribed } = await waitlist.import(readEntries(backup.query));
    const count = await countRows(backup.query, sql`waitlist`);
    const leftOut = unsubscribed > 0 ? `, ${unsubscribed} skipped (unsubscribed)` : '';
    console.log(`Added ${added}. File ${count}, list ${listed}${leftOut}.`);
    if (listed + unsubscribed === count) return undefined;
    console.log(
      'Addresses of the file are missing from the list. Keep the file, and import again.',
    );
    return 'failed';
  } finally {
    backup.close();
  }
}

/** Opens a backup, or the file of a server, for reading. Rejects if it is not a whole waitlist. */
export async function openBackup(file: string) {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    await assertUndamaged(database, file);
    const query = openQueries(nodeSqliteDialect(database));
    await readEntries(query).next();
    const tables = await query.introspection.getTables();
    const has = (table: string) => tables.some(({ name }) => name === table);
    const read = (table: string): AsyncIterable<Record<string, unknown>> => {
      const rows = query
        .withoutPlugins()
        .selectFrom(table as 'visits')
        .selectAll();
      return has(table) ? rows.stream() : Readable.from([]);
    };
    return {
      query,
      has,
      read,
      async *unsubscribed() {
        for await (const row of query.selectFrom('unsubscribed').selectAll().stream()) {
          yield { ...row, unsubscribedAt: isoTime(row.unsubscribedAt) };
        }
      },
      /** Resolves to a summary of the backup for the operator. */
      async contents(): Promise<string> {
        const list = `Addresses: ${await countRows(query, sql`waitlist`)}`;
        const end = has('secrets') ? '; with the secrets.' : '.';
        if (!has('visits')) return `${list}, no visits${end}`;
        if (!has('counts')) return `${list}, visits of an earlier release${end}`;
        const { rows } = await sql<{ visits: number; days: number }>`SELECT
          coalesce(sum(seen), 0) AS visits, count(DISTINCT substr(hour, 1, 10)) AS days
          FROM counts`.execute(query);
        return `${list}, visits: ${rows[0]?.visits}, days: ${rows[0]?.days}${end}`;
      },
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
