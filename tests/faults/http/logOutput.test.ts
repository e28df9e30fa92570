import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { printedUrl } from '../../support/printedUrl.ts';
import { send } from '../../support/send.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { spawnMain } from '../../unit/server/mainProcess.ts';
import { keepAliveAgent, writeSite } from '../../unit/server/support.ts';

const LONG_PATH = `/${'a'.repeat(240)}`.repeat(8);

/** Writes a site with a path that makes log lines some 2,000 bytes long. */
function siteWithLongPath(): { DIST_DIR: string } {
  const folder = writeSite();
  mkdirSync(join(folder, dirname(LONG_PATH)), { recursive: true });
  writeFileSync(join(folder, LONG_PATH), 'content');
  return { DIST_DIR: folder };
}

/** Sends this many requests; returns the statuses of the answers. */
async function askTimes(url: string, times: number): Promise<Set<number>> {
  const agent = keepAliveAgent(10);
  const statuses = new Set<number>();
  const askInTurn = async () => {
    for (let i = 0; i < times / 10; i++) {
      statuses.add((await send(url, { agent, path: LONG_PATH })).status);
    }
  };
  await Promise.all(Array.from({ length: 10 }, askInTurn));
  return statuses;
}

/** Log lines that exceed what memory and a pipe can hold together. */
const TOO_MANY = 800;
/** The space on the disk of a log. */
const MAX_BYTES = 256 * 1024;

test('the log is whole after a clean stop, even for a slow reader, with one JSON line per request', async () => {
  const child = spawnMain(siteWithLongPath());
  const url = await printedUrl(child);
  child.stdout.pause();
  await askTimes(url, 400);
  child.kill('SIGTERM');

  const lines = (await text(child.stdout)).trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time } of entries) expect(Date.parse(String(time))).not.toBeNaN();
  const requests = entries.filter(({ method }) => method !== undefined);
  expect(requests).toHaveLength(400);
  for (const request of requests) {
    expect(request).toMatchObject({ method: 'GET', path: LONG_PATH, status: 200 });
  }
});

test.each(['gone', 'asleep'])(
  'a log whose reader is %s holds up neither the answers nor the stop',
  async (reader) => {
    const child = spawnMain(siteWithLongPath());
    const url = await printedUrl(child);
    if (reader === 'gone') {
      child.stdout.destroy();
      child.stderr.destroy();
    } else {
      child.stdout.pause();
    }
    expect(await askTimes(url, TOO_MANY)).toEqual(new Set([200]));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('a log whose disk is full ends nothing, and goes on once there is space', async () => {
  const file = join(temporaryFolder(), 'log');
  // POSIX counts file sizes in blocks of 512 bytes.
  const script = `ulimit -f ${MAX_BYTES / 512}; exec "$@" >>'${file}'`;
  const child = spawnMain(siteWithLongPath(), { script });
  const url = await vi.waitUntil(
    () => existsSync(file) && /^http\S+/m.exec(readFileSync(file, 'utf8'))?.[0],
    10_000,
  );
  expect(await askTimes(url, TOO_MANY)).toEqual(new Set([200]));
  expect(statSync(file).size).toBe(MAX_BYTES);

  // Makes room repeatedly, since the waiting lines do not fit at once.
  await vi.waitUntil(async () => {
    await send(url, { method: 'HEAD', path: LONG_PATH });
    const goesOn = readFileSync(file, 'utf8').includes('"HEAD"');
    truncateSync(file);
    return goesOn;
  }, 20_000);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
