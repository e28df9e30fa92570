import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../../../server/commands/backupFile.ts';
import { forgetCounts } from '../../../../server/growth/forgetCounts.ts';
import { writeCounts } from '../../../../server/growth/writeCounts.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import {
  newDatabaseUrl,
  newDataFolder,
  temporaryFolder,
} from '../../../support/temporaryFolder.ts';
import { asyncIterableOf, DATABASES, entryOf, listed } from '../database/databases.ts';
import { openCounting, partOf } from '../growth/counting.ts';
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
  expect(out).toMatch(
    /^Restored\. Addresses: 1, no visits\.\nDelete .* within 30 days: .*\.until-\w+\n/,
  );
  expect(code).toBe(0);
  const [file = '', former = '', ...others] = namesIn(folder);
  expect(others).toEqual([]);
  expect(modeOf(join(folder, file))).toBe(0o600);
  expect((await runWaitlist(databaseUrl, 'list')).out).toMatch(/^\S+ {2}backed-up@.*\n$/);
  expect((await runWaitlist(`file:${join(folder, former)}`, 'count')).out).toBe('21\n');
});

test('restore replaces a database that is damaged, and takes the backup of a newer release', async () => {
  const url = newDatabaseUrl();
  const file = url.replace('file:', '');
  mkdirSync(dirname(file));
  writeFileSync(file, 'damaged'.repeat(1_000));
  const backup = await newBackup();
  // As a newer release may.
  const newer = new DatabaseSync(backup);
  newer.exec("ALTER TABLE waitlist ADD COLUMN later text NOT NULL DEFAULT ''");
  newer.close();
  expect((await runWaitlist(url, 'restore', backup)).code).toBe(0);
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
  const database = new DatabaseSync(foreign);
  database.exec('CREATE TABLE waitlist (name)');
  database.close();
  const broken = await newBackup();
  writeFileSync(broken, readFileSync(broken).fill(0xff, 4096 * 2));
  const before = readFileSync(file);
  for (const backup of [notes, foreign, broken]) {
    const { code, errors } = await runWaitlist(`file:${file}`, 'restore', backup);
    expect(errors).toContain(`${backup} is not a backup of the waitlist: `);
    expect(code).toBe(2);
  }
  expect(readdirSync(dirname(file))).toEqual(['waitlist.db']);
  expect(readFileSync(file)).toEqual(before);
});

/** Counts visits of two days, of which one is summed. */
async function countVisits(url: string): Promise<void> {
  const counting = await openCounting(url);
  const from = (visit: string, referrer: string) => partOf(visit, ['$pageview'], { referrer });
  const old = { ...from('old', 'old.example'), at: Date.parse('2026-01-02') };
  await writeCounts(counting, [old]);
  await forgetCounts(counting);
  const recent = [from('a', 'news.example'), from('b', 'other.example')];
  await writeCounts(counting, recent, new Map([['address', 2]]));
  await counting.close();
}

/** Reads all that is counted. */
async function readCounted(url: string): Promise<string> {
  const { query, close } = await openCounting(url);
  const counted = [
    await query.selectFrom('counts').selectAll().orderBy('hour').orderBy('referrer').execute(),
    await query.selectFrom('countedVisits').selectAll().orderBy('visit').execute(),
    await query.selectFrom('tallies').selectAll().execute(),
  ];
  await close();
  return JSON.stringify(counted);
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('restore brings the list and the counted visits of a backup to another machine', async () => {
    const url = await newDatabase();
    const { waitlist, outbox, metadata } = await openForTest(url);
    for (const name of ['gone', 'confirmed', 'refused', 'waiting']) {
      await waitlist.add(`${name}@example.org`, 'de');
    }
    const [left, confirmed, refused] = await outbox.claim(3);
    const linkId = left?.linkId ?? '';
    await waitlist.unsubscribe(linkId);
    await waitlist.confirm(confirmed?.linkId ?? '');
    if (refused) await outbox.markRefused(refused, '550 no such user');
    await metadata.write('forgotten', '7');
    await countVisits(url);
    const file = join(temporaryFolder(), 'backup.db');
    const contents = 'Addresses: 3, visits: 3, days: 2.';
    expect((await runWaitlist(url, 'backup', file)).out).toBe(
      `Backed up to ${file}. ${contents}\n`,
    );

    for (const to of [newDatabaseUrl(), await newDatabase()]) {
      expect(await runWaitlist(to, 'restore', file)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Restored. ${contents}\n`),
      });
      expect(await readCounted(to)).toBe(await readCounted(url));
      const restored = await openForTest(to);
      expect(await listed(restored.waitlist.entries())).toEqual(await listed(waitlist.entries()));
      expect(await restored.waitlist.signupHours('2000-01-01')).toEqual(
        await waitlist.signupHours('2000-01-01'),
      );
      expect(await restored.metadata.read('forgotten')).toBe('7');
      // An email that waits would be sent twice.
      expect(await restored.outbox.entries()).toEqual([]);
      const gone = asyncIterableOf(entryOf('gone@example.org'));
      expect(await restored.waitlist.import(gone)).toMatchObject({ added: 0 });
      await restored.waitlist.add('gone@example.org', 'en');
      expect(await restored.waitlist.statusOf(linkId)).toBe('pending');
    }
  });

  test('a backup made while visits are written holds each with its sums', async () => {
    const url = await newDatabase();
    const { backup } = await openForTest(url);
    const counting = await openCounting(url);
    const visits = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => partOf(`number-${from + i}`, ['$pageview']));
    await writeCounts(counting, visits(0, 1_100));
    const file = join(temporaryFolder(), 'backup.db');
    let isWriting = true;
    const writing = (async () => {
      for (let i = 1_100; isWriting; i += 1) {
        await writeCounts(counting, visits(i, 1));
      }
    })();
    await backup(file);
    isWriting = false;
    await writing;
    const copy = await openBackup(file);
    onTestFinished(copy.close);
    const rows = (await listed(copy.read('counts'))) as { seen: number }[];
    const { length } = await listed(copy.read('counted_visits'));
    expect(length).toBeGreaterThanOrEqual(1_100);
    expect(rows.reduce((sum, { seen }) => sum + seen, 0)).toBe(length);
  });

  test('a backup of an earlier release brings what it has counted', async () => {
    const url = await newDatabase();
    const { backup } = await openForTest(url);
    const counting = await openCounting(url);
    await sql`INSERT INTO daily_sums VALUES ('source', '2026-01-02', 'hn', 9, 8, 7, 6, 5, 4)`.execute(
      counting.query,
    );
    const file = join(temporaryFolder(), 'backup.db');
    await backup(file);
    const database = new DatabaseSync(file);
    database.exec('DROP TABLE counts; DROP TABLE counted_visits; DROP TABLE signup_hours');
    database.close();
    const to = await newDatabase();
    expect(await runWaitlist(to, 'restore', file)).toMatchObject({ code: 0 });
    const restored = await openCounting(to);
    const rows = await restored.query.selectFrom('counts').selectAll().execute();
    expect(rows).toMatchObject([{ hour: '2026-01-02', source: 'hn', seen: 8, joined: 4 }]);
  });
});

test('restore keeps the visits it replaces, and those here if the backup has none', async () => {
  const url = newDatabaseUrl();
  const folder = dirname(url.replace('file:', ''));
  const { close } = await openForTest(url);
  await close();
  await countVisits(url);
  const counted = await readCounted(url);
  expect((await runWaitlist(url, 'restore', await newBackup())).out).toContain('no visits');
  expect(await readCounted(url)).toBe(counted);

  const other = newDatabaseUrl();
  const { backup } = await openForTest(other);
  await (await openCounting(other)).close();
  const file = join(temporaryFolder(), 'backup.db');
  await backup(file);
  const { out } = await runWaitlist(url, 'restore', file);
  const [, former = ''] = /(\S+growth\.db\.until-\w+)\n/.exec(out) ?? [];
  expect(await readCounted(url)).toBe('[[],[],[]]');
  renameSync(former, join(folder, 'growth.db'));
  expect(await readCounted(url)).toBe(counted);
  expect(modeOf(join(folder, 'growth.db'))).toBe(0o600);
});

test('restore does not replace visits that a process is counting', async () => {
  const url = newDatabaseUrl();
  await (await openForTest(url)).close();
  const counting = await openCounting(url);
  const file = join(temporaryFolder(), 'backup.db');
  await runWaitlist(url, 'backup', file);
  await writeCounts(counting, [partOf('a')]);
  expect((await runProgram({ DATABASE_URL: url }, 'restore', file)).errors).toMatch(
    /is in use\. Stop the server/,
  );
});

test('restore refuses a PostgreSQL database that a server has used', async () => {
  const url = await newPostgresDatabase();
  const { metadata, waitlist } = await openForTest(url);
  const restore = async () => (await runWaitlist(url, 'restore', await newBackup())).errors;
  await waitlist.add('first@example.org', 'en');
  expect(await restore()).toMatch(/ is not empty\./);
  await waitlist.remove('first@example.org');
  await metadata.write('mailTrouble', '');
  expect(await restore()).toMatch(/ is not empty\./);
});

test('a backup whose visits cannot be read says so, and gets no name', async () => {
  const { backup, file } = await openForTest();
  const growth = join(dirname(file), 'growth.db');
  writeFileSync(growth, 'damaged'.repeat(1_000));
  await expect(backup(join(temporaryFolder(), 'backup.db'))).rejects.toThrow(
    `${growth} cannot be read: `,
  );
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

  const restoreTo = async (DATA_DIR: string, backup: string, more = {}) => {
    const to = `file:${join(DATA_DIR, 'waitlist.db')}`;
    const { code, out } = await runWaitlistWith({ DATA_DIR, ...more }, to, 'restore', backup);
    expect(code).toBe(0);
    expect(out.includes('copy mail-secrets into DATA_DIR')).toBe(backup === without.file);
    const names = ['mail-secrets', 'admin-token'].map((name) => join(DATA_DIR, name));
    expect(bytes(join(DATA_DIR, 'waitlist.db'))).not.toMatch(SECRET);
    return names.map((name) => existsSync(name) && bytes(name));
  };
  const [mine, token] = [`${MAIL_SECRETS.replace(',', '\n')}\n`, `${secrets.ADMIN_TOKEN}\n`];
  const data = newDataFolder();
  expect(await restoreTo(data, file)).toEqual([mine, token]);
  expect(modeOf(join(data, 'mail-secrets'))).toBe(0o600);
  writeFileSync(join(data, 'mail-secrets'), `${'x'.repeat(32)}\n`);
  expect(await restoreTo(data, file)).toEqual([`${'x'.repeat(32)}\n`, token]);
  expect(await restoreTo(newDataFolder(), file, secrets)).toEqual([false, false]);
  expect(await restoreTo(newDataFolder(), without.file)).toEqual([false, false]);
  // Somebody used the file itself as the database.
  await runWaitlist(`file:${file}`, 'backup', join(folder, 'again.db'));
  expect(bytes(join(folder, 'again.db'))).not.toMatch(SECRET);
  const none = await runWaitlist(url, 'backup', join(folder, 'none.db'), '--with-secrets');
  expect(none.errors).toMatch(/^DATA_DIR lacks the secrets/);
  expect(existsSync(join(folder, 'none.db'))).toBe(false);
});
