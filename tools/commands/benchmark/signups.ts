import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgresServer } from '../../../harness/postgresServer.ts';
import { printedUrl } from '../../../harness/printedUrl.ts';

const SIGNUPS = 5_000;
const CONNECTIONS = 50;
/** Sign-ups before the measurement, while the code is not yet compiled. */
const WARM_UP = 500;

/**
 * Prints how many sign-ups per second the API confirms, in a separate process, with each database.
 * Both databases write every commit to the disk before they confirm it.
 */
export async function benchmarkSignups(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-signups-'));
  await mkdir(path.join(folder, 'dist'));
  await writeFile(path.join(folder, 'dist/index.html'), '<!doctype html>');
  const postgres = await startPostgresServer();
  try {
    await measure('SQLite', `file:${path.join(folder, 'waitlist.db')}`, folder);
    await measure('PostgreSQL', await postgres.createDatabase(), folder);
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
}

async function measure(name: string, databaseUrl: string, folder: string): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DIST_DIR: path.join(folder, 'dist'),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      JOIN_RATE_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await printedUrl(server);
  await joinMany(url, 'warm-up', WARM_UP);
  const started = performance.now();
  const times = await joinMany(url, 'person', SIGNUPS);
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `${name}: ${(SIGNUPS / seconds).toFixed(0)} sign-ups a second over ` +
      `${CONNECTIONS} connections; median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
  );
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Signs up `count` addresses and returns the milliseconds that each took. */
async function joinMany(url: string, name: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const joinNext = async () => {
    while (next < count) {
      const started = performance.now();
      await join(agent, url, `${name}${next++}@example.org`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, joinNext));
  agent.destroy();
  return times;
}

async function join(agent: Agent, url: string, email: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const outgoing = request(`${url}/api/join-waitlist`, { method: 'POST', agent, headers });
  outgoing.end(JSON.stringify({ email }));
  const [answer] = await once(outgoing, 'response');
  answer.resume();
  if (answer.statusCode !== 201) throw new Error(`A sign-up was answered ${answer.statusCode}.`);
  await once(answer, 'end');
}
