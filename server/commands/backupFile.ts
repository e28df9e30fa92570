import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { copyRows } from '../database/copyRows.ts';
import { countRows } from '../database/countRows.ts';
import { type DatabaseConnection, openQueries } from '../database/databaseConnection.ts';
import { openDatabase, type WaitlistDatabase } from '../database/openDatabase.ts';
import { assertLatest, TABLES } from '../database/schemaVersions.ts';
import { assertUndamaged, nodeSqliteDialect, openSqlite } from '../database/sqlite.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import { readEntries } from '../database/waitlistEntries.ts';
import { readSecrets, restoreSecrets, type Secrets } from '../mail/secrets.ts';
import type { CommandResult, Options } from './options.ts';

/**
 * Checks the database, writes a backup to a new file, and restores that into a scratch file.
 * Resolves to a summary for the operator.
 * @param secrets are added to the backup
 */
export async function createBackup(
  database: WaitlistDatabase,
  file: string,
  secrets?: Secrets,
): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose a new name.`);
  await database.checkIntegrity();
  const contents = await writeWhole(file, async (part) => {
    await database.backup(part);
    if (secrets) addSecrets(part, secrets);
    const backup = await openBackup(part);
    return backup.contents().finally(backup.close);
  });
  await database.metadata.write('lastBackupAt', new Date().toISOString());
  await tryRestore(file);
  await database.metadata.write('lastRestoreAt', new Date().toISOString());
  return contents;
}

/** @throws Error unless every address is there after a restore into a private file */
async function tryRestore(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iris-restore-'));
  const backup = await openBackup(file);
  try {
    const scratch = join(folder, 'waitlist.db');
    await fillTables(await openSqlite(scratch), backup);
    const restored = await openBackup(scratch);
    const [before, after] = [await backup.count(), await restored.count()];
    restored.close();
    if (before !== after) throw new Error(`Of ${before} addresses in ${file}, ${after} restore.`);
  } finally {
    backup.close();
    rmSync(folder, { recursive: true });
  }
}

function addSecrets(file: string, { linkSecrets, adminToken }: Secrets): void {
  if (!linkSecrets[0] || !adminToken) throw new Error('DATA_DIR lacks the secrets to back up.');
  const copy = new DatabaseSync(file);
  copy.exec('CREATE TABLE secrets (link_secrets text, admin_token text)');
  copy.prepare('INSERT INTO secrets VALUES (?, ?)').run(linkSecrets.join('\n'), adminToken);
  copy.close();
}

/**
 * Restores a backup: replaces the SQLite file and keeps it, even if damaged, under another name, or
 * fills an empty PostgreSQL database. The secrets are restored if the data folder has none.
 */
export async function restoreBackup(
  file: string,
  { settings, ...present }: Options,
): Promise<undefined> {
  const { databaseUrl, dataDir } = settings;
  const backup = await openBackup(file);
  try {
    let former = '';
    if (databaseUrl.startsWith('file:')) {
      former = await replaceFile(backup, pathOfFileUrl(databaseUrl));
    } else await fillTables(await openDatabase(databaseUrl), backup);
    const secrets = await backup.secrets();
    if (secrets) restoreSecrets(dataDir, secrets, present);
    console.log(`Restored. ${await backup.contents()}`);
    if (former) console.log(`Delete the previous file within 30 days: ${former}`);
    const { linkSecrets } = readSecrets(settings, { create: false });
    if (!linkSecrets[0]) console.log(NO_SECRETS);
    else if (secrets?.linkSecrets.split('\n').some((secret) => !linkSecrets.includes(secret))) {
      console.log(OTHER_SECRETS);
    }
  } finally {
    backup.close();
  }
}

const NO_SECRETS =
  'Before you start the server, copy mail-secrets to DATA_DIR from the server of the backup, or set ' +
  'MAIL_SECRETS. With other secrets, links in earlier emails do not work.';

const OTHER_SECRETS =
  "The server's own secrets were kept, so links in earlier emails do not work. To use the backup's, " +
  'delete mail-secrets and admin-token in DATA_DIR, unset MAIL_SECRETS and ADMIN_TOKEN, and restore ' +
  'again.';

type Backup = Awaited<ReturnType<typeof openBackup>>;

/** Replaces the file of a database. Resolves to the new name of the previous file. */
async function replaceFile(backup: Backup, path: string): Promise<string> {
  // The last process to close a database removes its log, which SQLite would apply to the new file.
  const opened = await openSqlite(path).catch(() => undefined);
  await opened?.close();
  if (existsSync(`${path}-wal`)) throw new Error(`${path} is in use. Stop the server first.`);
  const former = `${path}.until-${new Date().toISOString().replace(/\W/g, '')}`;
  await writeWhole(path, async (part) => {
    await fillTables(await openSqlite(part), backup);
    linkSync(path, former);
  });
  return former;
}

/** Fills the tables of an empty database in one transaction, and closes it. */
async function fillTables(
  { kind, query, close }: Pick<DatabaseConnection, 'kind' | 'query' | 'close'>,
  { read }: Backup,
): Promise<void> {
  const copy = query.transaction().execute(async (to) => {
    for (const table of TABLES) {
      const isOwn = table === 'metadata' ? sql`WHERE key <> 'schemaVersion'` : sql``;
      if ((await countRows(to, sql`${sql.table(table)} ${isOwn}`)) > 0) {
        throw new Error('The database is not empty. Use `import` instead, or an empty database.');
      }
    }
    await copyRows(read, to);
    if (kind === 'sqlite') return;
    for (const table of ['waitlist', 'outbox']) {
      await sql`SELECT setval(${`${table}_id_seq`}, max(id)) FROM ${sql.table(table)}`.execute(to);
    }
  });
  await copy.finally(close);
}

/** Writes a file under another name until it is complete, so that no program reads half a file. */
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
 * Adds the entries of a backup to the waitlist, and then looks up every address. Prints both
 * numbers. Fails if an address is neither on the list nor skipped because it unsubscribed.
 */
export async function importBackup(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  file: string,
): CommandResult {
  const backup = await openBackup(file);
  try {
    await waitlist.importUnsubscribed(backup.query.selectFrom('unsubscribed').selectAll().stream());
    const { added, listed, unsubscribed } = await waitlist.import(readEntries(backup.query));
    const count = await countRows(backup.query, sql`waitlist`);
    const skipped = unsubscribed > 0 ? `, ${unsubscribed} skipped (unsubscribed)` : '';
    console.log(`Added ${added}. File ${count}, list ${listed}${skipped}.`);
    if (listed + unsubscribed === count) return undefined;
    console.log(
      'Some addresses in the file are not on the list. Keep the file, and import it again.',
    );
    return 'failed';
  } finally {
    backup.close();
  }
}

/**
 * Opens a backup, or the file of a server, for reading. Rejects if it is not an intact waitlist.
 */
async function openBackup(file: string) {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    await assertUndamaged(database, file);
    const query = openQueries(nodeSqliteDialect(database));
    await assertLatest(query, 'sqlite');
    const hasSecrets = (await countRows(query, sql`sqlite_master WHERE name = 'secrets'`)) > 0;
    return {
      query,
      read: (table: string): AsyncIterable<Record<string, unknown>> =>
        query
          .withoutPlugins()
          .selectFrom(table as 'metadata')
          .selectAll()
          .stream(),
      /** Resolves to the secrets in the backup, or to undefined if it has none. */
      async secrets(): Promise<{ linkSecrets: string; adminToken: string } | undefined> {
        if (!hasSecrets) return undefined;
        const all = sql<{ linkSecrets: string; adminToken: string }>`SELECT * FROM secrets`;
        return (await all.execute(query)).rows[0];
      },
      count: () => countRows(query, sql`waitlist`),
      /** Resolves to a summary of the backup for the operator. */
      async contents(): Promise<string> {
        const count = await countRows(query, sql`waitlist`);
        return `Addresses: ${count}${hasSecrets ? '; with the secrets.' : '.'}`;
      },
      close: () => database?.close(),
    };
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a backup of the waitlist: ${reason}`, { cause });
  }
}
