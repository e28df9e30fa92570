import { renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runProgram } from './commands/runWaitlist.ts';
import { startWithSignups } from './mainProcess.ts';

/** Kills a server, and expects the database to hold all that it confirmed. */
async function expectNothingLost(kill: () => Promise<number>, file: string): Promise<void> {
  expect(await kill()).toBe(20);
  const counted = await runProgram({ DATABASE_URL: `file:${file}` }, 'count');
  expect(counted).toEqual({ code: 0, out: '20\n', errors: '' });
}

const remove = (name: string) => rmSync(name);
const move = (name: string) => renameSync(name, `${name}.moved`);

test.each([
  ['-wal', 'removed', remove],
  ['-wal', 'moved', move],
  ['-shm', 'removed', remove],
  ['-shm', 'moved', move],
])('once the %s is %s, nothing more is confirmed, and nothing is lost', async (end, _, harm) => {
  const { url, file, joinNext, joinMany, kill } = await startWithSignups();
  harm(file + end);
  await joinMany();
  await runProgram({ DATABASE_URL: `file:${file}` }, 'count');
  await joinMany();
  expect(await joinNext()).toBe(503);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  await expectNothingLost(kill, file);
});

test('a file that is moved takes along what was confirmed', async () => {
  const { file, joinNext, kill } = await startWithSignups();
  move(file);
  expect(await joinNext()).toBe(503);
  await expectNothingLost(kill, `${file}.moved`);
});

test('a file that is removed while nobody joins is noticed within a second', async () => {
  const { file, kill } = await startWithSignups();
  remove(`${file}-wal`);
  await wait(1_000);
  await expectNothingLost(kill, file);
});
