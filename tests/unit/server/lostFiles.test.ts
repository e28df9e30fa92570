import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postJoin } from '../../support/postJoin.ts';
import { printedUrl } from '../../support/printedUrl.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { runProgram } from './commands/runWaitlist.ts';
import { ANY_RATE, spawnMain } from './mainProcess.ts';

/** Starts a server with 20 sign-ups, the last of them a moment ago. */
async function startWithSignups() {
  const file = join(temporaryFolder(), 'waitlist.db');
  const server = spawnMain({ DATABASE_URL: `file:${file}`, ...ANY_RATE });
  const url = await printedUrl(server);
  let tried = 0;
  let confirmed = 0;
  const joinNext = async () => {
    const { status } = await postJoin(url, { email: `person${tried++}@example.org` });
    if (status === 201) confirmed += 1;
    return status;
  };
  for (let i = 0; i < 20; i += 1) await joinNext();
  return {
    file,
    joinNext,
    health: async () => (await fetch(`${url}/api/health`)).status,
    /** Ends the server without a warning, and resolves to the numbers confirmed and stored. */
    async kill(database = file) {
      server.kill('SIGKILL');
      await once(server, 'exit');
      const { out, errors } = await runProgram({ DATABASE_URL: `file:${database}` }, 'count');
      return { confirmed, stored: out.trim(), errors };
    },
  };
}

const remove = (name: string) => rmSync(name);
const move = (name: string) => renameSync(name, `${name}.moved`);

test.each([
  ['-wal', 'removed', remove],
  ['-wal', 'moved', move],
  ['-shm', 'removed', remove],
  ['-shm', 'moved', move],
])('once the %s is %s, nothing more is confirmed, and nothing is lost', async (end, _, harm) => {
  const { file, joinNext, health, kill } = await startWithSignups();
  harm(file + end);
  for (let i = 0; i < 20; i += 1) await joinNext();
  await runProgram({ DATABASE_URL: `file:${file}` }, 'count');
  for (let i = 0; i < 20; i += 1) await joinNext();
  const statuses = [await joinNext(), await health()];
  expect(await kill()).toEqual({ confirmed: 20, stored: '20', errors: '' });
  expect(statuses).toEqual([503, 503]);
});

test('a file that is moved takes along what was confirmed', async () => {
  const { file, joinNext, kill } = await startWithSignups();
  move(file);
  expect(await joinNext()).toBe(503);
  expect(await kill(`${file}.moved`)).toEqual({ confirmed: 20, stored: '20', errors: '' });
});

test('a file that is removed while nobody joins is noticed within a second', async () => {
  const { file, kill } = await startWithSignups();
  remove(`${file}-wal`);
  await wait(1_000);
  expect(await kill()).toEqual({ confirmed: 20, stored: '20', errors: '' });
});
