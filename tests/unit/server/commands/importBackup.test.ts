import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { printedUrl } from '../../../../harness/printedUrl.ts';
import { createBackup } from '../../../../server/commands/backupFile.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import type { WaitlistEntry } from '../../../../server/database/waitlistRows.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { entryOf } from '../database/databases.ts';
import { spawnMain } from '../mainProcess.ts';
import { LINK_SECRETS } from '../support.ts';
import { runWaitlist, runWaitlistWith } from './runWaitlist.ts';

/** More than two pages of rows. */
const COUNT = 2_500;

async function* entries(count: number): AsyncGenerator<WaitlistEntry> {
  for (let i = 0; i < count; i += 1) {
    yield entryOf(`person${i}@example.org`);
  }
}

/** Writes a backup of a list of this length. */
async function writeBackup(count = COUNT): Promise<string> {
  const file = join(temporaryFolder(), 'backup.db');
  const database = await openDatabase(newDatabaseUrl());
  await database.waitlist.import(entries(count));
  await createBackup(database, file);
  await database.close();
  return file;
}

test('a file of many pages arrives in PostgreSQL whole', async () => {
  const file = await writeBackup();
  const postgres = await newPostgresDatabase();
  expect(await runWaitlist(postgres, 'import', file)).toEqual({
    code: 0,
    out: `Added ${COUNT}. File ${COUNT}, list ${COUNT}.\n`,
    errors: '',
  });
});

test('a file of many pages arrives in SQLite whole while the server takes sign-ups', async () => {
  const file = await writeBackup();
  const databaseUrl = newDatabaseUrl();
  const server = spawnMain({ DATABASE_URL: databaseUrl, JOIN_RATE_PER_MINUTE: '1000000' });
  const url = await printedUrl(server);
  let isOver = false;
  const joins = (async () => {
    let joined = 0;
    while (!isOver) {
      const { status } = await postJoin(url, { email: `visitor${joined}@example.org` });
      expect(status).toBe(201);
      joined += 1;
    }
    return joined;
  })();
  onTestFinished(() => {
    isOver = true;
  });
  const secrets = { MAIL_SECRETS: LINK_SECRETS };
  expect(await runWaitlistWith(secrets, databaseUrl, 'import', file)).toMatchObject({
    code: 0,
    out: `Added ${COUNT}. File ${COUNT}, list ${COUNT}.\n`,
  });
  isOver = true;
  const { out } = await runWaitlist(databaseUrl, 'count');
  expect(Number(out)).toBe(COUNT + (await joins));
});

test('an import of which rows are lost says so and fails', async () => {
  const file = await writeBackup(3);
  const url = newDatabaseUrl();
  const database = await openDatabase(url);
  await database.close();
  // What another program may do to the list at the same time.
  const raw = new DatabaseSync(url.replace('file:', ''));
  raw.exec(`CREATE TRIGGER lose AFTER INSERT ON waitlist WHEN new.email LIKE 'person1@%'
    BEGIN DELETE FROM waitlist WHERE id = new.id; END`);
  raw.close();
  const { code, out } = await runWaitlist(url, 'import', file);
  expect(code).toBe(1);
  expect(out).toContain('File 3, list 2.');
});
