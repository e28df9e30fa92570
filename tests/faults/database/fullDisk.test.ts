import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin } from '../../support/postJoin.ts';
import { printedUrl } from '../../support/printedUrl.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ANY_RATE, spawnMain } from '../../unit/server/mainProcess.ts';

/** Limits files to 1,024 blocks of 512 bytes, which to a database is a full disk. */
const LIMITED = `trap '' XFSZ; ulimit -S -f 1024; exec "$@"`;

test('a full disk is told to visitors and monitors, and forgotten once there is space', async () => {
  const file = path.join(temporaryFolder(), 'waitlist.db');
  const server = spawnMain({ ...ANY_RATE, DATABASE_URL: `file:${file}` }, { script: LIMITED });
  const url = await printedUrl(server);

  let tried = 0;
  const joinNext = () => postJoin(url, { email: `person${tried++}@example.org` });
  let answer = await joinNext();
  // During a read, no checkpoint frees the space that the log takes.
  const reader = new DatabaseSync(file);
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT * FROM waitlist');
  while (answer.status === 201) answer = await joinNext();
  expect(tried).toBeGreaterThan(1);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.stringMatching(/could not save/),
  });
  // Probes need less space than a sign-up: a few may still fit, one a second.
  const isFull = async () => (await fetch(`${url}/api/health`)).status === 503;
  await expect.poll(isFull).toBe(true);
  expect((await fetch(`${url}/faq`)).status).toBe(200);

  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
  expect((await joinNext()).status).toBe(201);
  await expect.poll(isFull).toBe(false);
  expect((await postJoin(url, { email: 'person0@example.org' })).status).toBe(409);
});
