import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const NGINX = '/usr/sbin/nginx';
const ROUNDS = 3;
const VISITORS = 20;
/** Milliseconds between one visitor's answer and their next join. */
const PAUSE = 20;
/** Milliseconds in which a process must listen, and that both instances run between two restarts. */
const START_LIMIT = 15_000;
const SETTLE = 500;

/**
 * Restarts two instances in turn behind a real nginx, while visitors join all the time; they share
 * one database file. Everything is on loopback and in a temporary folder.
 * @param server the command that starts an instance, told everything else by its environment
 * @returns how often each status was answered, and under 0 the requests without an answer; any
 * but 201 and 409 is a visitor who was turned away
 */
export async function rollingRestart(server: readonly string[]): Promise<Map<number, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rolling-restart-'));
  const processes = new Set<ChildProcess>();
  const start = async (command: readonly string[], port: number, env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    processes.add(child);
    child.once('exit', () => processes.delete(child));
    await listening(port, child);
    return child;
  };
  try {
    const [nginxPort, ...ports] = await freePorts(3);
    await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(nginxPort ?? 0, ports));
    await mkdir(path.join(folder, 'dist'));
    const startInstance = (port: number) =>
      start(server, port, {
        PORT: String(port),
        HOST: '127.0.0.1',
        DIST_DIR: path.join(folder, 'dist'),
        DATABASE_URL: `file:${path.join(folder, 'waitlist.db')}`,
        JOIN_RATE_PER_MINUTE: '1000000',
        TRUST_PROXY: '1',
      });
    const instances = new Map<number, ChildProcess>();
    for (const port of ports) instances.set(port, await startInstance(port));
    const nginx = [
      NGINX,
      '-p',
      folder,
      '-e',
      'stderr',
      '-c',
      'nginx.conf',
      '-g',
      'daemon off; master_process off;',
    ];
    await start(nginx, nginxPort ?? 0);

    const visitors = keepJoining(nginxPort ?? 0);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [port, instance] of instances) {
        await delay(SETTLE);
        const exit = once(instance, 'exit');
        instance.kill('SIGTERM');
        await exit;
        instances.set(port, await startInstance(port));
      }
    }
    await delay(SETTLE);
    return await visitors.stop();
  } finally {
    const exits = [...processes].map((child) => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    });
    await Promise.all(exits);
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
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://waitlist;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
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

/** The status of the answer, 0 if there is none. */
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

/** Ports that the system has free. They are not reserved, so another program may take one. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  await Promise.all(servers.map((server) => once(server, 'close')));
  return ports;
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while (child.exitCode === null && Date.now() < end) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`${child.spawnargs.join(' ')} does not listen on port ${port}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const command = process.argv.slice(2);
  const server = command.length > 0 ? command : ['node', '--import', 'tsx', 'server/main.ts'];
  const statuses = await rollingRestart(server);
  for (const [status, count] of statuses) console.log(`${status || 'no answer'}: ${count}`);
  const isRefused = [...statuses.keys()].some((status) => status !== 201 && status !== 409);
  if (isRefused) process.exitCode = 1;
}
