import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { printedUrl } from '../support/printedUrl.ts';
import { superviseServer } from '../support/superviseServer.ts';
import { newDatabaseUrl } from '../support/temporaryFolder.ts';
import { ANY_RATE, spawnMain } from '../unit/server/mainProcess.ts';
import { writeSite } from '../unit/server/support.ts';
import { PROXIES, signUp, startNginx } from './startProxy.ts';

/** A busy machine is slow. */
const WAIT = { timeout: 20_000 };

/** Signs up all the time, as 20 visitors do. Returns what ends it, and resolves to all statuses. */
function keepSigningUp(url: string): { count(): number; stop(): Promise<number[]> } {
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 20 }, async (_, visitor) => {
    for (let i = 0; !isOver; i += 1) {
      statuses.push(await signUp(url, `visitor${visitor}-${i}@example.org`));
    }
  });
  return {
    count: () => statuses.length,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return statuses;
    },
  };
}

test('a rolling restart of two instances behind nginx refuses nobody', async () => {
  const settings = {
    DATABASE_URL: newDatabaseUrl(),
    ...ANY_RATE,
    TRUST_PROXY: '1',
  };
  const startNode = async (port: number) => {
    const node = spawnMain({ ...settings, PORT: String(port) });
    await printedUrl(node);
    return node;
  };
  const nodes = new Map<number, Awaited<ReturnType<typeof startNode>>>();
  for (const port of [await freePort(), await freePort()]) nodes.set(port, await startNode(port));
  const servers = [...nodes.keys()].map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  // As docs/deployment/postgresql.md#several-servers says.
  const { url } = await startNginx(
    '',
    ({ https }) => `
    upstream iris { ${servers.join(' ')} }
    server {
      listen 127.0.0.1:${https};
      location / {
        proxy_pass http://iris;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_next_upstream error timeout non_idempotent;
      }
    }`,
  );
  const visitors = keepSigningUp(url.replace('https:', 'http:'));
  for (let round = 0; round < 3; round += 1) {
    for (const [port, node] of nodes) {
      const before = visitors.count();
      await expect.poll(visitors.count, WAIT).toBeGreaterThan(before + 50);
      node.kill('SIGTERM');
      await once(node, 'exit');
      nodes.set(port, await startNode(port));
    }
  }
  // 409: an instance stored the sign-up and was stopped before its answer arrived.
  const refused = (await visitors.stop()).filter((status) => status !== 201 && status !== 409);
  expect(refused).toEqual([]);
});

describe.each(PROXIES)('behind %s,', (_, startProxy) => {
  test('restarts on the socket of systemd refuse nobody', async () => {
    const rates = { ...ANY_RATE, TRUST_PROXY: '1' };
    const { url: node, nextProcess } = await superviseServer(writeSite(), rates);
    const { url } = await startProxy(new URL(node).host);
    const visitors = keepSigningUp(url);
    for (let restart = 0; restart < 3; restart += 1) {
      const pid = await nextProcess();
      const before = visitors.count();
      await expect.poll(visitors.count, WAIT).toBeGreaterThan(before + 50);
      process.kill(pid, 'SIGTERM');
    }
    await nextProcess();
    expect((await visitors.stop()).filter((status) => status !== 201)).toEqual([]);
  });

  test('1,000 clients that ask 800 times and never read cost Node less than 400 MB', async () => {
    const node = spawnMain();
    const { url } = await startProxy(new URL(await printedUrl(node)).host);
    let answered = 0;
    node.stdout.on('data', (lines: Buffer) => {
      answered += lines.toString().split('"path":"/"').length - 1;
    });
    const { port, protocol } = new URL(url);
    const options = { port: Number(port), host: '127.0.0.1', rejectUnauthorized: false };
    const burst = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(800);
    const sockets = Array.from({ length: 1_000 }, () => {
      const socket = protocol === 'https:' ? connectTls(options) : connect(options);
      socket.on('error', () => {}).pause();
      socket.write(burst);
      return socket;
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await expect.poll(() => answered, WAIT).toBeGreaterThan(1_000);
    const status = readFileSync(`/proc/${node.pid}/status`, 'utf8');
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    expect(peak).toBeLessThan(400);
  });
});
