import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../harness/freePort.ts';
import { type Program, startProgram } from './servers/startProgram.ts';

const NGINX = '/usr/sbin/nginx';
const ROUNDS = 3;
const VISITORS = 20;
/** Milliseconds between a visitor's answer and their next sign-up. */
const PAUSE = 20;
/** Milliseconds that both instances run between two restarts. */
const SETTLE = 500;

type Command = readonly [string, ...string[]];

/**
 * Restarts two instances in turn behind a real nginx while visitors keep signing up. The instances
 * share one database file; everything is on loopback and in a temporary folder.
 *
 * @param server the command that starts an instance, which its environment configures
 * @returns the number of answers by status, with requests without an answer under 0. Any status but
 * 201 and 409 is a visitor who was turned away.
 */
export async function rollingRestart(server: Command): Promise<Map<number, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rolling-restart-'));
  const running = new Set<Program>();
  const start = async (...program: Parameters<typeof startProgram>) => {
    const started = await startProgram(...program);
    running.add(started);
    return started;
  };
  try {
    const nginxPort = await freePort();
    const ports = [await freePort(), await freePort()];
    await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(nginxPort, ports));
    await mkdir(path.join(folder, 'dist'));
    const startInstance = (port: number) =>
      start(server, port, {
        PORT: String(port),
        HOST: '127.0.0.1',
        DIST_DIR: path.join(folder, 'dist'),
        DATABASE_URL: `file:${path.join(folder, 'waitlist.db')}`,
        DATA_DIR: folder,
        JOIN_RATE_PER_MINUTE: '1000000',
        TRUST_PROXY: '1',
      });
    const instances = new Map<number, Program>();
    for (const port of ports) instances.set(port, await startInstance(port));
    const inForeground = ['-g', 'daemon off; master_process off;'];
    await start(
      [NGINX, '-p', folder, '-e', 'stderr', '-c', 'nginx.conf', ...inForeground],
      nginxPort,
    );

    const visitors = keepJoining(nginxPort);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [port, instance] of instances) {
        await delay(SETTLE);
        await instance.stop();
        running.delete(instance);
        instances.set(port, await startInstance(port));
      }
    }
    await delay(SETTLE);
    return await visitors.stop();
  } finally {
    await Promise.all([...running].map((program) => program.stop()));
    await rm(folder, { recursive: true });
  }
}

function nginxConfiguration(port: number, instances: readonly number[]): string {
  return `
pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  upstream waitlist {
    ${instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://waitlist;
      proxy_http_version 1.1;
      proxy_next_upstream error timeout non_idempotent;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
}

function keepJoining(port: number): { stop(): Promise<Map<number, number>> } {
  const statuses = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let i = 0; !isOver; i++) {
      const status = await join(port, agent, `visitor${visitor}-${i}@example.org`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await delay(PAUSE);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visits);
      agent.destroy();
      return statuses;
    },
  };
}

/** Returns the status of the answer, or 0 if there is none. */
function join(port: number, agent: Agent, email: string): Promise<number> {
  return new Promise((resolve) => {
    request(
      { port, host: '127.0.0.1', path: '/api/join-waitlist', method: 'POST', agent },
      (answer) => {
        answer
          .resume()
          .once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
      },
    )
      .setHeader('Content-Type', 'application/json')
      .on('error', () => resolve(0))
      .end(JSON.stringify({ email }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, ...words] = process.argv.slice(2);
  const statuses = await rollingRestart(
    file ? [file, ...words] : ['node', '--import', 'tsx', 'server/main.ts'],
  );
  for (const [status, count] of statuses) console.log(`${status || 'no answer'}: ${count}`);
  const isRefused = [...statuses.keys()].some((status) => status !== 201 && status !== 409);
  if (isRefused) process.exitCode = 1;
}
