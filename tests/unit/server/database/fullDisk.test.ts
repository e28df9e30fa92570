import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postJoin, temporaryFolder, writeSite } from '../support.ts';

/** A process whose files cannot grow over 256 KB: to a database, a disk that is full. */
const LIMITED = `trap '' XFSZ; ulimit -S -f 256; exec "$0" --import tsx server/main.ts`;

test('a full disk is told to visitors and monitors, and forgotten once there is space', async () => {
  const server = spawn('bash', ['-c', LIMITED, process.execPath], {
    env: {
      ...process.env,
      PORT: '0',
      DIST_DIR: writeSite(),
      DATABASE_URL: `file:${join(temporaryFolder(), 'waitlist.db')}`,
      JOIN_RATE_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [url] = (await once(createInterface(server.stdout), 'line')) as [string];

  let tried = 0;
  const joinNext = () => postJoin(url, { email: `person${tried++}@example.org` });
  let answer = await joinNext();
  while (answer.status === 201) answer = await joinNext();
  expect(tried).toBeGreaterThan(10);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.stringMatching(/could not save/),
  });
  // A probe may still fit where a sign-up did not. It leaves no room for the next one.
  await vi.waitUntil(async () => (await fetch(`${url}/api/health`)).status === 503);
  expect((await fetch(`${url}/faq`)).status).toBe(200);

  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
  expect((await joinNext()).status).toBe(201);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postJoin(url, { email: 'person0@example.org' })).status).toBe(409);
}, 60_000);
