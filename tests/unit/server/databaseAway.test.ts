import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { newPostgresDatabase } from '../../support/newPostgresDatabase.ts';
import { postJoin } from '../../support/postJoin.ts';
import { newDatabaseUrl, temporaryFolder } from '../../support/temporaryFolder.ts';
import { openForTest, runServer } from './support.ts';

test('a sign-up that comes while the server opens its database waits for it', async () => {
  const port = await freePort();
  const started = runServer({ port, databaseUrl: await newPostgresDatabase() });
  const url = `http://127.0.0.1:${port}`;
  const join = () =>
    postJoin(url).then(
      ({ status }) => status,
      () => 'refused',
    );
  let status = await join();
  while (status === 'refused') status = await join();
  expect(status).toBe(201);
  await started;
});

test('closing does not wait for the next try to open the database', async () => {
  const folder = temporaryFolder();
  const { close } = await runServer(
    { databaseUrl: `file:${folder}` },
    {},
    { openInterval: 3_600_000 },
  );
  await close();
});

test('a damaged file takes no sign-ups, and is named in the log', async () => {
  const databaseUrl = newDatabaseUrl();
  const { waitlist, close, file } = await openForTest(databaseUrl);
  for (let i = 0; i < 200; i += 1) await waitlist.add(`person${i}@example.org`, 'en');
  await close();
  const bytes = readFileSync(file);
  // The first page still names the tables.
  writeFileSync(file, bytes.fill(0xff, 4096 * 2, 4096 * 8));

  const { url, startLog } = await runServer({ databaseUrl });
  expect(startLog.join('')).toMatch(/waitlist\.db is damaged \(.+\)\. .*Restore a backup/);
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  expect((await postJoin(url)).status).toBe(503);
});
