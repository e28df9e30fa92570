import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import {
  newDatabaseUrl,
  newDataFolder,
  temporaryFolder,
} from '../../../support/temporaryFolder.ts';
import { asyncIterableOf, DATABASES, entryOf, listed, ORIGIN } from '../database/databases.ts';
import { startWithSignups } from '../mainProcess.ts';
import { modeOf, openForTest } from '../support.ts';
import { runProgram, runWaitlist, runWaitlistWith } from './runWaitlist.ts';

/** Makes a backup with one sign-up. */
async function newBackup(): Promise<string> {
  const { waitlist, backup } = await openForTest();
  await waitlist.add('backed-up@example.org', 'en');
  const file = join(temporaryFolder(), 'backup.db');
  await backup(file);
  return file;
}

function change(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}

const namesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('waitlist.db'));

test('restore waits until the server is stopped, and keeps what it replaces', async () => {
  const { databaseUrl, file: replaced, joinNext, kill } = await startWithSignups();
  const folder = dirname(replaced);
  const backup = await newBackup();
  const restore = () => runProgram({ DATABASE_URL: databaseUrl }, 'restore', backup);
  expect(await restore()).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/is in use\. Stop the server/),
  });
  expect(await joinNext()).toBe(201);
  await kill();
  expect(namesIn(folder)).toContain('waitlist.db-wal');

  const { code, out } = await restore();
  expect(out).toMatch(/^Restored\. Addresses: 1\.\nDelete .* within 30 days: .*\.until-\w+\n/);
  expect(code).toBe(0);
  const [file = '', former = '', ...others] = namesIn(folder);
  expect(others).toEqual([]);
  expect(modeOf(join(folder, file))).toBe(0o600);
  expect((await runWaitlist(databaseUrl, 'list')).out).toMatch(/^\S+ {2}backed-up@.*\n$/);
  expect((await runWaitlist(`file:${join(folder, former)}`, 'count')).out).toBe('21\n');
});

test('restore replaces a database that is damaged', async () => {
  const url = newDatabaseUrl();
  const file = url.replace('file:', '');
  mkdirSync(dirname(file));
  writeFileSync(file, 'damaged'.repeat(1_000));
  expect((await runWaitlist(url, 'restore', await newBackup())).code).toBe(0);
  expect((await runWaitlist(url, 'count')).out).toBe('1\n');
  expect(namesIn(dirname(file))).toHaveLength(2);
});

test('restore takes nothing from the log of a file that was removed', async () => {
  const { databaseUrl, file, kill } = await startWithSignups();
  await kill();
  rmSync(file);
  expect((await runWaitlist(databaseUrl, 'restore', await newBackup())).code).toBe(0);
  expect((await runWaitlist(databaseUrl, 'list')).out).toMatch(/^\S+ {2}backed-up@.*\n$/);
});

test('what is no whole backup replaces nothing', async () => {
  const { waitlist, close, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  await close();
  const notes = join(temporaryFolder(), 'notes.txt');
  writeFileSync(notes, 'not a database, and somebody needs it');
  const foreign = join(temporaryFolder(), 'foreign.db');
  change(foreign, 'CREATE TABLE waitlist (name)');
  const newer = await newBackup();
  change(newer, "UPDATE metadata SET value = '2' WHERE key = 'schemaVersion'");
  const broken = await newBackup();
  writeFileSync(broken, readFileSync(broken).fill(0xff, 4096 * 2));
  const before = readFileSync(file);
  for (const [backup, reason] of [
    [notes, 'damaged'],
    [foreign, 'it has no version'],
    [newer, 'its tables have version 2'],
    [broken, 'damaged'],
  ] as const) {
    const { code, errors } = await runWaitlist(`file:${file}`, 'restore', backup);
    expect(errors).toContain(`${backup} is not a backup of the waitlist: `);
    expect(errors).toContain(reason);
    expect(code).toBe(2);
  }
  expect(readdirSync(dirname(file))).toEqual(['waitlist.db']);
  expect(readFileSync(file)).toEqual(before);
});

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('restore brings the list and its figures to another machine', async () => {
    const url = await newDatabase();
    const { waitlist, outbox } = await openForTest(url);
    for (const name of ['gone', 'confirmed', 'refused', 'waiting', 'removed']) {
      await waitlist.add(`${name}@example.org`, 'de', { origin: { ...ORIGIN, source: name } });
    }
    const [left, confirmed, refused] = await outbox.claim(3);
    const linkId = left?.linkId ?? '';
    await waitlist.unsubscribe(linkId);
    await waitlist.confirm(confirmed?.linkId ?? '');
    if (refused) await outbox.markRefused(refused, '550 no such user');
    await waitlist.remove('removed@example.org');
    const figures = await waitlist.figures('all');
    expect(figures.total).toMatchObject({ joined: 5, onList: 3, left: 1, removed: 1 });
    const file = join(temporaryFolder(), 'backup.db');
    const contents = 'Addresses: 3.';
    expect((await runWaitlist(url, 'backup', file)).out).toBe(
      `Backed up to ${file}. ${contents}\n`,
    );

    for (const to of [newDatabaseUrl(), await newDatabase()]) {
      expect(await runWaitlist(to, 'restore', file)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Restored. ${contents}\n`),
      });
      const restored = await openForTest(to);
      expect(await listed(restored.waitlist.entries())).toEqual(await listed(waitlist.entries()));
      expect(await restored.waitlist.figures('all')).toEqual(figures);
      // An email that waits would be sent twice.
      expect(await restored.outbox.entries()).toEqual([]);
      const gone = asyncIterableOf(entryOf('gone@example.org'));
      expect(await restored.waitlist.import(gone)).toMatchObject({ added: 0 });
      await restored.waitlist.add('gone@example.org', 'en');
      expect(await restored.waitlist.statusOf(linkId)).toBe('pending');
    }
  });

  test('a backup made while people leave has everybody once: on the list, or in its sums', async () => {
    const { backup, waitlist } = await openForTest(await newDatabase());
    const emails = Array.from({ length: 1_100 }, (_, i) => `person${i}@example.org`);
    await waitlist.import(asyncIterableOf(...emails.map((email) => entryOf(email))));
    let isLeaving = true;
    const leaving = (async () => {
      for (const email of emails) if (isLeaving) await waitlist.unsubscribe(`link-of-${email}`);
    })();
    const file = join(temporaryFolder(), 'backup.db');
    await backup(file);
    isLeaving = false;
    await leaving;
    const copy = await openForTest(`file:${file}`);
    expect((await copy.waitlist.figures('all')).total.joined).toBe(1_100);
  });
});

test('restore refuses a PostgreSQL database that a server has used', async () => {
  const url = await newPostgresDatabase();
  const { metadata, query, waitlist } = await openForTest(url);
  const restore = async () => (await runWaitlist(url, 'restore', await newBackup())).errors;
  await waitlist.add('first@example.org', 'en');
  expect(await restore()).toMatch(/ is not empty\./);
  // Its sums remain.
  await waitlist.remove('first@example.org');
  expect(await restore()).toMatch(/ is not empty\./);
  await query.deleteFrom('formerSignups').execute();
  await metadata.write('mailTrouble', '');
  expect(await restore()).toMatch(/ is not empty\./);
});

test('only backup --with-secrets has the secrets, and restore puts them where there are none', async () => {
  const MAIL_SECRETS = `${'newest'.repeat(6)},${'older'.repeat(7)}`;
  const SECRET = /newest|tokentoken/;
  const secrets = { MAIL_SECRETS, ADMIN_TOKEN: 'token'.repeat(7) };
  const url = newDatabaseUrl();
  await (await openForTest(url)).close();
  const folder = temporaryFolder();
  const backUp = async (name: string, ...flags: string[]) => {
    const file = join(folder, name);
    const { out } = await runProgram({ ...secrets, DATABASE_URL: url }, 'backup', file, ...flags);
    return { file, out };
  };
  const without = await backUp('without.db');
  const bytes = (file: string) => readFileSync(file, 'latin1');
  expect(bytes(without.file)).not.toMatch(SECRET);
  const { file, out } = await backUp('with.db', '--with-secrets');
  expect(out).toMatch(/; with the secrets\.\n$/);
  expect(modeOf(file)).toBe(0o600);

  const restoreTo = async (DATA_DIR: string, backup: string, more = {}, keeps = false) => {
    const to = `file:${join(DATA_DIR, 'waitlist.db')}`;
    const { code, out } = await runWaitlistWith({ DATA_DIR, ...more }, to, 'restore', backup);
    expect(code).toBe(0);
    expect(out.includes('copy mail-secrets to DATA_DIR')).toBe(backup === without.file);
    expect(out.includes('own secrets were kept')).toBe(keeps);
    const names = ['mail-secrets', 'admin-token'].map((name) => join(DATA_DIR, name));
    expect(bytes(join(DATA_DIR, 'waitlist.db'))).not.toMatch(SECRET);
    return names.map((name) => existsSync(name) && bytes(name));
  };
  const [mine, token] = [`${MAIL_SECRETS.replace(',', '\n')}\n`, `${secrets.ADMIN_TOKEN}\n`];
  const data = newDataFolder();
  expect(await restoreTo(data, file)).toEqual([mine, token]);
  expect(modeOf(join(data, 'mail-secrets'))).toBe(0o600);
  writeFileSync(join(data, 'mail-secrets'), `${'x'.repeat(32)}\n`);
  expect(await restoreTo(data, file, {}, true)).toEqual([`${'x'.repeat(32)}\n`, token]);
  expect(await restoreTo(newDataFolder(), file, secrets)).toEqual([false, false]);
  expect(await restoreTo(newDataFolder(), without.file)).toEqual([false, false]);
  // Somebody used the file itself as the database.
  await runWaitlist(`file:${file}`, 'backup', join(folder, 'again.db'));
  expect(bytes(join(folder, 'again.db'))).not.toMatch(SECRET);
  const none = await runWaitlist(url, 'backup', join(folder, 'none.db'), '--with-secrets');
  expect(none.errors).toMatch(/^DATA_DIR lacks the secrets/);
  expect(existsSync(join(folder, 'none.db'))).toBe(false);
});
