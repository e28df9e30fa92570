import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { openWaitlistStore } from '../../../server/database/store.ts';
import { temporaryFolder } from './support.ts';

const newFile = () => join(temporaryFolder(), 'made/for it/waitlist.db');

async function openStore(file = newFile()) {
  const store = await openWaitlistStore({ url: `file:${file}` });
  onTestFinished(() => store.close());
  return { store, file };
}

async function query(file: string, sql: string) {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => ({ ...row }));
}

test('the folder is made and an address is kept as typed, with the time', async () => {
  const { store, file } = await openStore();
  expect(await store.add('Ada@Example.org')).toBe('joined');
  const [row] = await query(file, 'SELECT email, email_key, joined_at FROM waitlist');
  expect(row).toMatchObject({ email: 'Ada@Example.org', email_key: 'ada@example.org' });
  expect(Date.now() - Date.parse(`${row?.joined_at}Z`)).toBeLessThan(60_000);
});

test.each([
  ['ada@example.org', 'ADA@EXAMPLE.ORG'],
  ['JOSÉ@example.org', 'josé@example.org'],
  ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ['ΝΊΚΟΣ@example.gr', 'νίκος@example.gr'],
  ['ИВАН@пример.рф', 'иван@пример.рф'],
])('%s and %s are one address', async (first, second) => {
  const { store, file } = await openStore();
  expect(await store.add(first)).toBe('joined');
  expect(await store.add(second)).toBe('alreadyRegistered');
  expect(await query(file, 'SELECT email FROM waitlist')).toEqual([{ email: first }]);
});

test.each([
  ['strasse@example.org', 'straße@example.org'],
  ['jose@example.org', 'josé@example.org'],
  ['tilde%@example.org', 'tilde_@example.org'],
  // A Turkish dotless i is another letter, whatever the locale of the server.
  ['INFO@example.org', 'ınfo@example.org'],
])('%s and %s are two addresses', async (first, second) => {
  const { store } = await openStore();
  expect(await store.add(first)).toBe('joined');
  expect(await store.add(second)).toBe('joined');
});

test('two stores share a file and agree on who was first', async () => {
  const { store, file } = await openStore();
  const { store: other } = await openStore(file);
  expect(await store.add('ada@example.org')).toBe('joined');
  expect(await other.add('ADA@example.org')).toBe('alreadyRegistered');
  expect(await other.add('bob@example.org')).toBe('joined');
  expect(await store.add('bob@example.org')).toBe('alreadyRegistered');
});

test('a local file is in WAL mode', async () => {
  const { file } = await openStore();
  expect(await query(file, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
});

test('ping fails once the table cannot be read', async () => {
  const { store, file } = await openStore();
  await expect(store.ping()).resolves.toBeUndefined();
  await query(file, 'DROP TABLE waitlist');
  await expect(store.ping()).rejects.toThrow();
});

test('a file that is no database is reported by the name of its variable', async () => {
  const file = join(temporaryFolder(), 'notes.txt');
  writeFileSync(file, 'this is not a database, it only has the size of one'.repeat(100));
  await expect(openWaitlistStore({ url: `file:${file}` })).rejects.toThrow(/DATABASE_URL/);
});

test('a percent-encoded and an absolute file URL name the file that is used', async () => {
  const folder = temporaryFolder();
  const store = await openWaitlistStore({ url: `file://${folder}/a%20folder/waitlist.db` });
  onTestFinished(() => store.close());
  expect(existsSync(join(folder, 'a folder/waitlist.db'))).toBe(true);
});
