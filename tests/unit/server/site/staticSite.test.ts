import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { SECURITY_HEADERS } from '../../../../server/http/securityHeaders.ts';
import { runServer, writeSite } from '../support.ts';

/** Asks a new server for a path. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { url } = await runServer();
  return send(url, { path, headers });
}

const titleOf = (body: Buffer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

test.each([
  ['/', 'index'],
  ['/?utm_source=x', 'index'],
  ['/faq', 'faq'],
  ['/de', 'de'],
  ['/de/faq', 'de/faq'],
])('%s is the page %s', async (path, title) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(titleOf(answer.body)).toBe(title);
});

test.each([
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq/?a=%20b&c', '/faq?a=%20b&c'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
  ['/de/', '/de'],
  ['/de/index.html', '/de'],
  ['/de/faq.html?x=%C3%BC', '/de/faq?x=%C3%BC'],
])('%s redirects to %s for good', async (path, location) => {
  const answer = await ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  '//evil.example/',
  '//evil.example/index.html',
  '/\\evil.example/',
  '//evil.example/..',
  '/%2fevil.example/',
  'http://evil.example/',
])('%s redirects nowhere', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  ['/nothing', '404'],
  ['/fr/faq', '404'],
  ['/404', '404'],
  ['/404.html', '404'],
  ['/de/nothing', 'de/404'],
  ['/de/nothing/at/all/', 'de/404'],
  ['/de/404', 'de/404'],
  ['/assets/old-1234.js', '404'],
  ['/__proto__', '404'],
])('%s is not found and shows %s', async (path, title) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(titleOf(answer.body)).toBe(title);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.etag).toBeUndefined();
});

test.each([
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.well-known/.env',
  '/.well-known',
  '/assets/.well-known/file.txt',
  '/.well-known/security.txt.br',
  '/_headers',
  '/_messages.json',
  '/faq.html.br',
  '/faq.html.gz',
  '/link.txt',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/..%5coutside.txt',
  '/robots.txt%00.html',
  '/%',
  '/%e0%a4%a',
  '/%ff',
])('%s is never served', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(titleOf(answer.body)).toBe('404');
});

describe('encodings', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each<[string, 'br' | 'gzip' | undefined]>([
    ['gzip, deflate, br', 'br'],
    ['BR;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('"%s" gets %s, found or not', async (accepted, encoding) => {
    const { url } = await runServer();
    for (const [path, title] of [
      ['/faq', 'faq'],
      ['/de/nothing', 'de/404'],
    ]) {
      const answer = await send(url, { path, headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(titleOf(encoding ? decode[encoding](answer.body) : answer.body)).toBe(title);
    }
  });

  test('a file without precompressed siblings is sent as it is', async () => {
    const answer = await ask('/', { 'Accept-Encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(titleOf(answer.body)).toBe('index');
  });
});

test('security.txt and favicon.ico are served by their type', async () => {
  const { url } = await runServer();
  const path = '/.well-known/security.txt';
  const text = await send(url, { path, headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(text.status).toBe(200);
  expect(text.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(brotliDecompressSync(text.body).toString()).toBe('Contact: …');
  const icon = await send(url, { path: '/favicon.ico' });
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
});

test('hashed files are kept for good, everything else is asked about', async () => {
  const { url } = await runServer();
  const asset = await send(url, { path: '/assets/app-3f2a.js' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const page = await send(url, { path: '/faq' });
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a known version is answered 304, a changed one 200', async () => {
  const { url } = await runServer();
  const etag = String((await send(url, { path: '/faq' })).headers.etag);
  const ask = (value: string) => send(url, { path: '/faq', headers: { 'If-None-Match': value } });
  for (const value of [etag, `"other", ${etag}`]) {
    const answer = await ask(value);
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  }
  expect((await ask('W/"other"')).status).toBe(200);
  const other = await send(url, { path: '/', headers: { 'If-None-Match': etag } });
  expect(other.status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const { url } = await runServer();
  const get = await send(url, { path: '/faq' });
  const head = await send(url, { path: '/faq', method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.body).toHaveLength(0);
});

test.each([
  ['/', 'index'],
  ['/de', 'de'],
  ['/faq/', 'faq'],
  ['/robots.txt', undefined],
  ['/nothing', undefined],
])('a form posted to %s is refused and shows the page', async (path, title) => {
  const { url } = await runServer();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await send(url, { path, method, body: 'email=ada@example.org' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(titleOf(answer.body)).toBe(title);
    if (title === undefined) expect(answer.body).toHaveLength(0);
  }
});

test.each(['bytes=2-1', 'bytes=0-3', 'bytes=9999-', 'nonsense'])(
  'a range "%s" is answered with the whole file',
  async (range) => {
    const answer = await ask('/faq', { Range: range });
    expect(answer.status).toBe(200);
    expect(titleOf(answer.body)).toBe('faq');
  },
);

test('a file deleted by a new build does not disturb the running server', async () => {
  const { url, settings } = await runServer();
  rmSync(settings.distDir, { recursive: true });
  expect((await send(url, { path: '/faq' })).status).toBe(200);
});

test('every answer carries the security headers, the API too', async () => {
  const { url } = await runServer();
  const etag = String((await send(url, { path: '/faq' })).headers.etag);
  const answers = await Promise.all([
    send(url, { path: '/' }),
    send(url, { path: '/faq/' }),
    send(url, { path: '/faq', headers: { 'If-None-Match': etag } }),
    send(url, { path: '/nothing' }),
    send(url, { path: '/', method: 'POST' }),
    send(url, { path: '/api/health' }),
    send(url, { path: '/api/nothing' }),
    send(url, { path: '/api/health', headers: { Host: 'a b' } }),
    send(url, {
      path: '/api/join-waitlist',
      method: 'OPTIONS',
      headers: { Origin: 'https://x.example', 'Access-Control-Request-Method': 'POST' },
    }),
  ]);
  for (const { headers } of answers) {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
  }
});

test('a site that was not built is reported by the name of its variable', async () => {
  const missing = join(writeSite(), 'missing');
  await expect(runServer({ distDir: missing })).rejects.toThrow(/DIST_DIR/);
});
