import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import path from 'node:path';
import pMap from 'p-map';
import { ENDPOINTS } from '../../../src/waitlist/contract.ts';
import { startPostgresServer } from '../../../tests/support/postgresServer.ts';
import { printedUrl } from '../../../tests/support/printedUrl.ts';
import { send } from '../../../tests/support/send.ts';
import { copyProject } from '../../../tests/support/sites/copyProject.ts';
import { buildServer } from '../build/buildServer.ts';

const ROUNDS = 5;
const SIGNUPS_A_ROUND = 1_000;
const CONNECTIONS = 50;
const AGENT = new Agent({ keepAlive: true });

/**
 * Builds the server in a folder beside the built site, and returns how many sign-ups per second it
 * confirms with each database. It first writes each to the disk, and its email to a file.
 */
export async function measureSignups(dist: string): Promise<Record<string, number[]>> {
  const folder = path.join(path.dirname(dist), 'project');
  await copyProject(folder);
  await buildServer(folder, 'error');
  const postgres = await startPostgresServer();
  try {
    const DATABASE_URL = await postgres.createDatabase();
    const SQLite = await measureRounds(folder, { DIST_DIR: dist });
    return { SQLite, PostgreSQL: await measureRounds(folder, { DIST_DIR: dist, DATABASE_URL }) };
  } finally {
    await postgres.remove();
  }
}

async function measureRounds(cwd: string, settings: Record<string, string>): Promise<number[]> {
  const limits = {
    JOIN_RATE_PER_MINUTE: '1000000',
    JOIN_RATE_PER_DAY: '1000000',
    MAIL_PER_HOUR: '1000000',
  };
  const env = { ...settings, ...limits, PORT: '0' };
  const server = spawn(process.execPath, ['build/server.js'], { cwd, env });
  const exit = once(server, 'exit');
  try {
    const url = `${await printedUrl(server)}${ENDPOINTS.joinWaitlist}`;
    server.stdout.resume();
    const rates: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const names = Array.from({ length: SIGNUPS_A_ROUND }, (_, index) => `${round}-${index}`);
      const started = performance.now();
      await pMap(names, (name) => join(url, name), { concurrency: CONNECTIONS });
      rates.push((SIGNUPS_A_ROUND * 1000) / (performance.now() - started));
    }
    // In the first round, V8 has yet to optimize the server's code.
    return rates.slice(1);
  } finally {
    server.kill();
    await exit;
  }
}

async function join(url: string, name: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: `${name}@example.org` });
  const { status } = await send(url, { method: 'POST', agent: AGENT, headers, body });
  if (status !== 201) throw new Error(`A sign-up was answered ${status}.`);
}
