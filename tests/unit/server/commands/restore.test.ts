import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../../../server/commands/backupFile.ts';
import { closeDays } from '../../../../server/growth/closeDays.ts';
import { writeVisits } from '../../../../server/growth/writeVisits.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { printedUrl } from '../../../support/printedUrl.ts';
import {
  newDatabaseUrl,
  newDataFolder,
  temporaryFolder,
} from '../../../support/temporaryFolder.ts';
import { asyncIterableOf, DATABASES, entryOf, listed } from '../database/databases.ts';
import { openCounting, partOf } from '../growth/reports.ts';
import { ANY_RATE, spawnMain } from '../mainProcess.ts';
import { openForTest } from '../support.ts';
import { runProgram, runWaitlist, runWaitlistWith } from './runWaitlist.ts';

/** Makes a backup with one sign-up. */
async function newBackup(): Promise<string> {
  const { waitlist, backup } = await openForTest();
  await waitlist.add('backed-up@example.org', 'en');
  const file = join(temporaryFolder(), 'backup.db');
  await backup(file);
  return file;
}

/** Starts a server with 20 sign-ups, which are in its log for a moment. */
async function startWithSignups() {
  const url = newDatabaseUrl();
  const server = spawnMain({ DATABASE_URL: url, ...ANY_RATE });
  const site = await printedUrl(server);
  const joinAs = async (email: string) => (await postJoin(site, { email })).status;
  for (let i = 0; i < 20; i += 1) await joinAs(`person${i}@example.org`);
  const folder = dirname(url.replace('file:', ''));
  const kill = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return { url, folder, joinAs, kill };
}

const namesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('waitlist.db'));

test('restore waits until the server is stopped, and keeps what it replaces', async () => {
  const { url, folder, joinAs, kill } = await startWithSignups();
  const backup = await newBackup();
  const restore = () => runProgram({ DATABASE_URL: url }, 'restore', backup);
  expect(await restore()).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/is in use\. Stop the server/),
  });
  expect(await joinAs('last@example.org')).toBe(201);
  await kill();
  expect(namesIn(folder)).toContain('waitlist.db-wal');

  const { code, out } = await restore();
  expect(out).toMatch(
    /^Restored\. Addresses: 1, no visits\.\nDelete .* within 30 days: .*\.until-\w+\n/,
  );
  expect(code).toBe(0);
  const [file = '', former = '', ...others] = namesIn(folder);
  expect(others).toEqual([]);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect((await runWaitlist(url, 'list')).out).toMatch(/^\S+ {2}backed-up@example.org.*\n$/);
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
  const { url, folder, kill } = await startWithSignups();
  await kill();
  rmSync(join(folder, 'waitlist.db'));
  expect((await runWaitlist(url, 'restore', await newBackup())).code).toBe(0);
  expect((await runWaitlist(url, 'list')).out).toMatch(/^\S+ {2}backed-up@example.org.*\n$/);
});

test('restore makes the folder of a new machine', async () => {
  const url = newDatabaseUrl();
  const restored = await runWaitlistWith(
    { DATA_DIR: newDataFolder() },
    url,
    'restore',
    await newBackup(),
  );
  expect(restored.out).toMatch(
    /^Restored\. Addresses: 1,.*\n.*\n.*copy mail-secrets into DATA_DIR/,
  );
  expect((await runWaitlist(url, 'count')).out).toBe('1\n');
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

/** Counts visits, and sums some of them: two visits, one day of sums. */
async function countVisits(url: string): Promise<void> {
  const counting = await openCounting(url);
  const from = (visit: string, referrer: string) => partOf(visit, ['$pageview'], { referrer });
  const old = { ...from('old', 'old.example'), day: '2026-01-02' };
  await writeVisits(counting, [old], new Map());
  await closeDays(counting);
  const recent = [from('a', 'news.example'), from('b', 'other.example')];
  await writeVisits(counting, recent, new Map([['address', 2]]));
  await counting.close();
}

/** Reads all that is counted. PostgreSQL has ids as text. */
async function readCounted(url: string): Promise<string> {
  const { query, close } = await openCounting(url);
  const words = await query.selectFrom('words').selectAll().orderBy('id').execute();
  const counted = [
    await query.selectFrom('visits').selectAll().orderBy('visit').execute(),
    words.map((word) => ({ ...word, id: Number(word.id) })),
    await query.selectFrom('dailySums').selectAll().orderBy('dimension').orderBy('word').execute(),
    await query.selectFrom('tallies').selectAll().execute(),
  ];
  await close();
  return JSON.stringify(counted);
}

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('restore brings the list and the counted visits of a backup to another machine', async () => {
    const url = await newDatabase();
    const { waitlist, outbox } = await openForTest(url);
    for (const name of ['gone', 'ada']) await waitlist.add(`${name}@example.org`, 'en');
    const [gone] = await outbox.claim(1);
    await waitlist.unsubscribe(gone?.linkId ?? '');
    await countVisits(url);
    const file = join(temporaryFolder(), 'backup.db');
    const contents = 'Addresses: 1, visits: 2, days of sums: 1.';
    expect((await runWaitlist(url, 'backup', file)).out).toBe(
      `Backed up to ${file}. ${contents}\n`,
    );

    for (const to of [newDatabaseUrl(), await newDatabase()]) {
      expect(await runWaitlist(to, 'restore', file)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Restored. ${contents}\n`),
      });
      expect(await readCounted(to)).toBe(await readCounted(url));
      expect((await runWaitlist(to, 'list')).out).toMatch(/^\S+ {2}ada@example.org.*\n$/);
      const counting = await openCounting(to);
      await writeVisits(
        counting,
        [partOf('c', ['$pageview'], { referrer: 'new.example' })],
        new Map(),
      );
      const words = counting.query.selectFrom('words').select('word');
      expect(await words.where('word', '=', 'new.example').execute()).toHaveLength(1);
      const restored = await openForTest(to);
      expect(
        await restored.waitlist.import(asyncIterableOf(entryOf('gone@example.org'))),
      ).toMatchObject({ added: 0 });
    }
  });

  test('a backup made while visits are written holds those that were there before, and their words', async () => {
    const url = await newDatabase();
    const { backup } = await openForTest(url);
    const counting = await openCounting(url);
    const visit = (i: number) => partOf(`v${i}`, ['$pageview'], { referrer: `site${i}.example` });
    await writeVisits(counting, [visit(0)], new Map());
    const [row] = await counting.query.selectFrom('visits').selectAll().execute();
    if (row === undefined) throw new Error('A visit is there.');
    const many = Array.from({ length: 2_000 }, (_, i) => ({ ...row, visit: `${i}` }));
    await counting.query.insertInto('visits').values(many).execute();
    const file = join(temporaryFolder(), 'backup.db');
    let isWriting = true;
    const writing = (async () => {
      for (let i = 1; isWriting; i += 1) await writeVisits(counting, [visit(i)], new Map());
    })();
    await backup(file);
    isWriting = false;
    await writing;
    const copy = await openBackup(file);
    onTestFinished(copy.close);
    const visits = (await listed(copy.read('visits'))) as { source: number }[];
    const words = (await listed(copy.read('words'))) as { id: number; dimension: string }[];
    expect(visits.length).toBeGreaterThan(many.length);
    const sources = words.filter(({ dimension }) => dimension === 'source').map(({ id }) => id);
    expect(new Set(sources)).toEqual(new Set(visits.map(({ source }) => source)));
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
  expect(await readCounted(url)).toBe('[[],[],[],[]]');
  renameSync(former, join(folder, 'growth.db'));
  expect(await readCounted(url)).toBe(counted);
  expect(statSync(join(folder, 'growth.db')).mode & 0o777).toBe(0o600);
});

test('restore does not replace visits that a process is counting', async () => {
  const url = newDatabaseUrl();
  await (await openForTest(url)).close();
  const counting = await openCounting(url);
  const file = join(temporaryFolder(), 'backup.db');
  await runWaitlist(url, 'backup', file);
  await writeVisits(counting, [partOf('a')], new Map());
  expect((await runProgram({ DATABASE_URL: url }, 'restore', file)).errors).toMatch(
    /is in use\. Stop the server/,
  );
});

test('restore refuses a PostgreSQL database that a server has used', async () => {
  const url = await newPostgresDatabase();
  const { metadata, waitlist } = await openForTest(url);
  await metadata.write('mailTrouble', '');
  expect((await runWaitlist(url, 'restore', await newBackup())).errors).toMatch(/ is not empty\./);
  expect(await waitlist.count()).toBe(0);
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
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const restoreTo = async (DATA_DIR: string, backup: string, more = {}) => {
    const to = `file:${join(DATA_DIR, 'waitlist.db')}`;
    expect((await runWaitlistWith({ DATA_DIR, ...more }, to, 'restore', backup)).code).toBe(0);
    const names = ['mail-secrets', 'admin-token'].map((name) => join(DATA_DIR, name));
    expect(bytes(join(DATA_DIR, 'waitlist.db'))).not.toMatch(SECRET);
    return names.map((name) => existsSync(name) && bytes(name));
  };
  const [mine, token] = [`${MAIL_SECRETS.replace(',', '\n')}\n`, `${secrets.ADMIN_TOKEN}\n`];
  const data = newDataFolder();
  expect(await restoreTo(data, file)).toEqual([mine, token]);
  expect(statSync(join(data, 'mail-secrets')).mode & 0o777).toBe(0o600);
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
