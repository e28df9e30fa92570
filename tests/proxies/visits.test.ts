import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../server/http/securityHeaders.ts';
import { printedUrl } from '../support/printedUrl.ts';
import { send } from '../support/send.ts';
import { spawnMain } from '../unit/server/mainProcess.ts';
import { PROXIES, signUp } from './startProxy.ts';

/** The headers that a proxy writes itself. */
const PROXY_OWNS = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** The certificate is the test's own. Visitors have other addresses of this machine. */
const VISITOR = { rejectUnauthorized: false, localAddress: '127.0.0.2' };
const OTHER_VISITOR = { localAddress: '127.0.0.3' };

async function startSite(startProxy: (typeof PROXIES)[number][1]) {
  const node = spawnMain({ TRUST_PROXY: '1', JOIN_RATE_PER_MINUTE: '5' });
  let log = '';
  node.stdout.on('data', (text: Buffer) => {
    log += text;
  });
  const nodeUrl = await printedUrl(node);
  const proxy = await startProxy(new URL(nodeUrl).host);
  return { node, nodeUrl, url: proxy.url, log: () => log + proxy.log() };
}

describe.each(PROXIES)('behind %s,', (_, startProxy) => {
  test('every answer is Node’s own', async () => {
    const { nodeUrl, url } = await startSite(startProxy);
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
    const { url } = await startSite(startProxy);
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push(await signUp(url, `visitor${i}@example.org`, VISITOR));
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await signUp(url, 'other@example.org', OTHER_VISITOR)).toBe(201);
  });

  test('while Node is away, the proxy answers with all headers, and no log names a visitor', async () => {
    const { node, url, log } = await startSite(startProxy);
    const ask = (path: string, options = {}) => send(url, { ...VISITOR, path, ...options });
    await ask('/grace@example.org');
    await ask('/?email=grace@example.org');
    await ask('/api/confirm?token=t0ken');
    node.kill('SIGTERM');
    await once(node, 'exit');
    const form = { method: 'POST', headers: { Accept: 'text/html,*/*;q=0.8' } };
    // At once, because Caddy lets each wait for Node.
    const [status, ...answers] = await Promise.all([
      signUp(url, 'grace@example.org', VISITOR),
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
});
