import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nodeSqliteDialect } from '../../../../server/database/sqlite.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { bytesOf, modeOf, openForTest } from '../support.ts';
import { asyncIterableOf, entryOf } from './databases.ts';

/** Reads the addresses in a copy of only the file, as `cp` makes it. */
function readFileAlone(file: string): string[] {
  const copy = join(temporaryFolder(), 'copy.db');
  writeFileSync(copy, readFileSync(file));
  const database = new DatabaseSync(copy);
  const rows = database.prepare('SELECT email FROM waitlist ORDER BY id').all();
  database.close();
  return rows.map(({ email }) => String(email));
}

test('the first of two processes to stop leaves the other at work, and the file whole', async () => {
  const { waitlist, close, file } = await openForTest();
  const other = await openForTest(`file:${file}`);
  await waitlist.add('ada@example.org', 'en');
  await close();
  expect(readFileAlone(file)).toEqual(['ada@example.org']);
  expect(await other.waitlist.add('bob@example.org', 'en')).toBe('joined');
  await other.close();
  expect(readFileAlone(file)).toEqual(['ada@example.org', 'bob@example.org']);
});

test('while running, the file alone is at most a second behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { waitlist, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(readFileAlone(file)).toContain('ada@example.org'));
});

test('a long read by another process delays neither sign-ups nor the end', async () => {
  const { waitlist, close, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  const reader = new DatabaseSync(file);
  onTestFinished(() => reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM waitlist').all();
  expect(await waitlist.add('bob@example.org', 'en')).toBe('joined');
  await close();
});

test('addresses are readable by their owner only', async () => {
  const { waitlist, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  for (const name of readdirSync(dirname(file))) {
    expect(modeOf(join(dirname(file), name))).toBe(0o600);
  }
  expect(modeOf(dirname(file))).toBe(0o700);
});

test('nothing of a removed address is left in the file or its log', async () => {
  const { waitlist, file } = await openForTest();
  const emails = Array.from(
    { length: 3_000 },
    (_, i) => `Person-${(i * 7919) % 3000}@gone.example`,
  );
  await waitlist.import(asyncIterableOf(...emails.map((email) => entryOf(email))));
  const removed = emails.filter((_, i) => i % 100 === 0);
  for (const email of removed) await waitlist.remove(email);

  const bytes = bytesOf(file);
  const left = (email: string) => bytes.toLowerCase().includes(email.toLowerCase());
  expect(removed.filter(left)).toEqual([]);
  expect(left(emails[1] ?? '')).toBe(true);
});

test('a removal that another program disturbs is finished by the next one', async () => {
  const { waitlist, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  await waitlist.add('bob@example.org', 'en');
  const reader = new DatabaseSync(file);
  onTestFinished(() => reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM waitlist').all();
  // Each look at the clock takes a second of the patience.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  onTestFinished(() => clock.mockRestore());
  await expect(waitlist.remove('ada@example.org')).rejects.toThrow(/Run the command again/);
  reader.exec('ROLLBACK');
  expect(await waitlist.remove('ada@example.org')).toBe(false);
  const bytes = bytesOf(file);
  expect(bytes).not.toContain('ada@example.org');
});

test('a smaller backup copied over the open file is noticed, and confirms nothing more', async () => {
  const { waitlist, backup, close, file } = await openForTest();
  const copy = join(temporaryFolder(), 'backup.db');
  await backup(copy);
  for (let i = 0; i < 400; i++) await waitlist.add(`person${i}@example.org`, 'en');
  await close();
  const restarted = await openForTest(`file:${file}`);
  writeFileSync(file, readFileSync(copy));
  await expect(restarted.waitlist.add('person7@example.org', 'en')).rejects.toThrow(/malformed/);
  await expect(restarted.waitlist.add('new@example.org', 'en')).rejects.toThrow(/malformed/);
  await expect(restarted.waitlist.checkWritable()).rejects.toThrow(/malformed/);
});

test.each([
  ['removed', (file: string) => rmSync(file)],
  [
    'replaced',
    (file: string) => {
      renameSync(file, `${file}.old`);
      writeFileSync(file, '');
    },
  ],
])('a file that was %s while it is open is noticed, and confirms nothing', async (what, harm) => {
  const { waitlist, file } = await openForTest();
  await waitlist.add('ada@example.org', 'en');
  harm(file);
  await expect(waitlist.add('bob@example.org', 'en')).rejects.toThrow(what);
  await expect(waitlist.checkWritable()).rejects.toThrow(what);
});

test('a log that another process began anew under a lost index is left to it', async () => {
  // Nothing is noticed in between.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { waitlist, file } = await openForTest();
  for (let i = 0; i < 40; i++) await waitlist.add(`person${i}@example.org`, 'en');
  rmSync(`${file}-shm`);
  const script = `
    const { DatabaseSync } = require('@photostructure/sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let i = 0; i < 400; i++) {
      database.exec("INSERT INTO metadata VALUES ('key" + i + "', '" + 'x'.repeat(999) + "')");
    }
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL');
  await expect(waitlist.add('late@example.org', 'en')).rejects.toThrow('replaced');
  expect(readFileAlone(file)).toHaveLength(40);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
});

test('a statement that writes and reads at once is refused, since the driver would lose it', async () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE waitlist (email)');
  const query = new Kysely<{ waitlist: { email: string } }>({
    dialect: nodeSqliteDialect(database),
  });
  const insert = query.insertInto('waitlist').values({ email: 'ada@example.org' }).returningAll();
  await expect(insert.execute()).rejects.toThrow(/RETURNING/);
});
