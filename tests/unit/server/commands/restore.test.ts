import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { postJoin } from '../../../support/postJoin.ts';
import { printedUrl } from '../../../support/printedUrl.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { ANY_RATE, spawnMain } from '../mainProcess.ts';
import { openForTest } from '../support.ts';
import { runProgram, runWaitlist } from './runWaitlist.ts';

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
  expect(out).toMatch(/^Restored 1 sign-ups\. Delete .* within 30 days: .*\.until-\w+\n$/);
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
  const restored = await runWaitlist(url, 'restore', await newBackup());
  expect(restored.out).toMatch(/^Restored 1 sign-ups\./);
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
  const postgres = await runWaitlist('postgres://localhost/iris', 'restore', broken);
  expect(postgres.errors).toMatch(/^Import/);
});
