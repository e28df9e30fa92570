import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SECURITY_HEADERS } from '../../server/http/securityHeaders.ts';
import { needPackages } from '../support/asRoot.ts';
import { freePort } from '../support/freePort.ts';
import { printedUrl } from '../support/printedUrl.ts';
import { send } from '../support/send.ts';
import { superviseServer } from '../support/superviseServer.ts';
import { newDatabaseUrl } from '../support/temporaryFolder.ts';
import { ANY_RATE, spawnMain } from '../unit/server/mainProcess.ts';
import { writeSite } from '../unit/server/support.ts';
import { PROXIES, startNginx } from './startProxy.ts';

needPackages({
  'nginx-light': '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  openssl: '/usr/bin/openssl',
});

/** The headers that a proxy writes itself. */
const PROXY_OWNS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  // Each request has its own.
  'x-request-id',
]);

/** The certificate is the test's own. Visitors have other addresses of this machine. */
const VISITOR = { rejectUnauthorized: false, localAddress: '127.0.0.2' };
const OTHER_VISITOR = { ...VISITOR, localAddress: '127.0.0.3' };

/** A busy machine is slow. */
const WAIT = { timeout: 20_000 };

describe.each(PROXIES)('behind %s,', (_, startProxy) => {
  async function startSite(settings?: Record<string, string>) {
    const node = spawnMain({ TRUST_PROXY: '1', ...settings });
    let log = '';
    node.stdout.on('data', (text: Buffer) => {
      log += text;
    });
    const nodeUrl = await printedUrl(node);
    const proxy = await startProxy(new URL(nodeUrl).host);
    return { node, nodeUrl, url: proxy.url, nodeLog: () => log, log: () => log + proxy.log() };
  }

  test('every answer is Node’s own', async () => {
    const { nodeUrl, url } = await startSite();
    const asks: [method: string, path: string, headers?: Record<string, string>][] = [
      ['GET', '/'],
      ['GET', '/de/faq', { 'Accept-Encoding': 'br' }],
      ['HEAD', '/faq', { 'Accept-Encoding': 'gzip' }],
      ['GET', '/faq/?a=1'],
      ['GET', '/assets/app-3f2a.js'],
      ['GET', '/nowhere'],
      ['GET', '/de/nowhere%2F..'],
      ['PUT', '/faq'],
      ['GET', '/api/health'],
      ['GET', '/api/nothing'],
      ['GET', '/api/confirm?token=x'],
      ['DELETE', '/api/join-waitlist'],
    ];
    for (const [method, path, headers = {}] of asks) {
      const ask = (url: string) => send(url, { ...VISITOR, method, path, headers });
      const [ours, proxied] = [await ask(nodeUrl), await ask(url)];
      expect([path, proxied.status, proxied.body]).toEqual([path, ours.status, ours.body]);
      const kept = Object.entries(ours.headersDistinct).filter(([name]) => !PROXY_OWNS.has(name));
      expect(proxied.headersDistinct).toMatchObject(Object.fromEntries(kept));
    }
  });

  test('each visitor has a limit of their own, whatever address they claim', async () => {
    const { url } = await startSite({ JOIN_RATE_PER_MINUTE: '5' });
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push(await signUp(url, `visitor${i}@example.org`));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await signUp(url, 'other@example.org', OTHER_VISITOR)).toBe(201);
  });

  test('while Node is away, the proxy answers with all headers, and no log names a visitor', async () => {
    const { node, url, log } = await startSite();
    const ask = (path: string, options = {}) => send(url, { ...VISITOR, path, ...options });
    await ask('/grace@example.org');
    await ask('/?email=grace@example.org');
    await ask('/api/confirm?token=t0ken');
    node.kill('SIGTERM');
    await once(node, 'exit');
    const form = { method: 'POST', headers: { Accept: 'text/html,*/*;q=0.8' } };
    // At once, because Caddy lets each wait for Node.
    const [status, ...answers] = await Promise.all([
      signUp(url, 'grace@example.org'),
      ask('/api/health'),
      ask('/'),
      ask('/api/join-waitlist', form),
    ]);
    expect(status).toBeOneOf([502, 504]);
    const types = answers.map(({ headers }) => headers['content-type']);
    expect(types).toEqual(['application/json', ...Array(2).fill('text/html; charset=utf-8')]);
    for (const answer of answers) {
      expect(answer.status).toBeOneOf([502, 504]);
      for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
        expect(answer.headersDistinct[header.toLowerCase()]).toEqual([value]);
      }
    }
    expect(log()).not.toMatch(/127\.0\.0\.2|203\.0\.113|grace|t0ken/);
  });

  test('restarts on the socket of systemd refuse nobody', async () => {
    const rates = { ...ANY_RATE, TRUST_PROXY: '1' };
    const { url: node, nextProcess } = await superviseServer(writeSite(), rates);
    const { url } = await startProxy(new URL(node).host);
    const visitors = keepSigningUp(url);
    for (let restart = 0; restart < 3; restart += 1) {
      const pid = await nextProcess();
      await visitors.goOn();
      process.kill(pid, 'SIGTERM');
    }
    await nextProcess();
    expect(new Set(await visitors.stop())).toEqual(new Set([201]));
  });

  test('1,000 clients that ask 800 times and never read cost Node less than 400 MB', async () => {
    const { node, url, nodeLog } = await startSite();
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
    const answered = () => nodeLog().split('"path":"/"').length - 1;
    await expect.poll(answered, WAIT).toBeGreaterThan(1_000);
    const status = readFileSync(`/proc/${node.pid}/status`, 'utf8');
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    expect(peak).toBeLessThan(400);
  });
});

test('a rolling restart of two instances behind nginx refuses nobody', async () => {
  const settings = { DATABASE_URL: newDatabaseUrl(), ...ANY_RATE, TRUST_PROXY: '1' };
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
      await visitors.goOn();
      node.kill('SIGTERM');
      await once(node, 'exit');
      nodes.set(port, await startNode(port));
    }
  }
  // 409: an instance stored the sign-up and was stopped before its answer arrived.
  const refused = (await visitors.stop()).filter((status) => status !== 201 && status !== 409);
  expect(refused).toEqual([]);
});

/** Joins through a proxy. Resolves to the status, or 0 if there is no answer. */
async function signUp(url: string, email: string, visitor: object = VISITOR): Promise<number> {
  const answer = await send(url, {
    ...visitor,
    path: '/api/join-waitlist',
    method: 'POST',
    // A header that the visitor forges.
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}

/** Signs up all the time, as 20 visitors do. */
function keepSigningUp(url: string) {
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 20 }, async (_, visitor) => {
    for (let i = 0; !isOver; i += 1) {
      statuses.push(await signUp(url, `visitor${visitor}-${i}@example.org`));
    }
  });
  return {
    /** Resolves once 50 more have been answered. */
    goOn: () => expect.poll(() => statuses.length, WAIT).toBeGreaterThan(statuses.length + 50),
    /** Ends it, and resolves to all statuses. */
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return statuses;
    },
  };
}
