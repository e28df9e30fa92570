import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgresServer } from '../../../harness/postgresServer.ts';
import { printedUrl } from '../../../harness/printedUrl.ts';
import { buildSite } from '../../../harness/sites/buildSite.ts';
import { withCheckout } from './withCheckout.ts';

const ROUNDS = 5;
const SIGNUPS_A_ROUND = 1_000;
const CONNECTIONS = 50;
/** Sign-ups before the measurement, while the code is not yet compiled. */
const WARM_UP = 500;

interface Server {
  name: string;
  url: string;
  process: ChildProcess;
  /** The milliseconds that each sign-up took. */
  times: number[];
  /** The length of all rounds together. */
  seconds: number;
}

/**
 * Prints how many sign-ups per second the API confirms, in a process of its own, with each
 * database, while their emails are written to files. Both databases write every commit to the disk
 * before they confirm it.
 *
 * @param revision a revision of this project, to measure its server in turns with the present one
 */
export async function benchmarkSignups(revision?: string): Promise<void> {
  const now = { name: 'now', root: process.cwd() };
  if (!revision) return measureRevisions([now]);
  await withCheckout(revision, (root) => measureRevisions([{ name: revision, root }, now]));
}

interface Revision {
  name: string;
  /** The folder it is checked out in. */
  root: string;
}

async function measureRevisions(revisions: Revision[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-signups-'));
  const dist = path.join(folder, 'dist');
  await buildSite(dist, { env: { SHARE_IMAGES: '0', SITE_LANGUAGES: 'en' } });
  const postgres = await startPostgresServer();
  const databases = {
    SQLite: async (data: string) => `file:${path.join(data, 'waitlist.db')}`,
    PostgreSQL: () => postgres.createDatabase(),
  };
  try {
    for (const [database, create] of Object.entries(databases)) {
      const servers: Server[] = [];
      for (const { name, root } of revisions) {
        const data = await mkdtemp(path.join(folder, 'data-'));
        const title = `${database}, ${name}`;
        servers.push(await startServer(title, root, dist, data, await create(data)));
      }
      await measureInTurns(servers);
    }
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
}

async function startServer(
  name: string,
  root: string,
  dist: string,
  data: string,
  databaseUrl: string,
): Promise<Server> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DIST_DIR: dist,
      DATA_DIR: data,
      DATABASE_URL: databaseUrl,
      JOIN_RATE_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { name, url: await printedUrl(server), process: server, times: [], seconds: 0 };
}

/** Measures the servers in turns, so that other load on the machine affects all of them. */
async function measureInTurns(servers: Server[]): Promise<void> {
  for (const { url } of servers) await joinMany(url, 'warm-up', WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) {
      const started = performance.now();
      server.times.push(...(await joinMany(server.url, `person${round}-`, SIGNUPS_A_ROUND)));
      server.seconds += (performance.now() - started) / 1000;
    }
  }
  for (const server of servers) {
    print(server);
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
  const [first, last] = [servers[0], servers.at(-1)];
  if (first && last && first !== last) {
    console.log(`${last.name}: ${(first.seconds / last.seconds).toFixed(2)} × as many`);
  }
}

function print({ name, times, seconds }: Server): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `${name}: ${(times.length / seconds).toFixed(0)} sign-ups a second over ` +
      `${CONNECTIONS} connections; median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
  );
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
