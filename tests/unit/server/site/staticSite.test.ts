import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { send } from '../../../support/send.ts';
import { runServer } from '../support.ts';

/** Asks a new server for a path. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { url } = await runServer();
  return send(url, { path, headers });
}

const titleOf = (body: Buffer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

test.each([
  ['/', 'index', 'en'],
  ['http://iris.example', 'index', 'en'],
  ['HTTPS://iris.example:8080/de/faq?a', 'de/faq', 'de'],
])('%s is the page %s, in %s', async (path, title, language) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-language']).toBe(language);
  expect(titleOf(answer.body)).toBe(title);
});

// tests/unit/i18n/pageAt.test.ts has all spellings.
test.each([
  ['/faq/?a=%20b&c', '/faq?a=%20b&c'],
  ['//?a=//evil.example', '/?a=//evil.example'],
  ['/DE-at/%66aq.html?x=%C3%BC', '/de/faq?x=%C3%BC'],
  ['http://evil.example/en?a', '/?a'],
])('%s redirects to %s for good', async (path, location) => {
  const answer = await ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  ['/nothing', '404'],
  ['/404.html', '404'],
  ['/de/nothing/at/all/', 'de/404'],
  ['/de/404', 'de/404'],
  ['/__proto__', '404'],
])('%s is not found and shows %s', async (path, title) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(titleOf(answer.body)).toBe(title);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate, no-transform');
  expect(answer.headers.etag).toBeUndefined();
});

test.each([
  '/.env',
  '/.git/config',
  '/.well-known/.env',
  '/_headers',
  '/_messages.json',
  '/faq.html.br',
  '/faq.html.gz',
  '/link.txt',
  '/../outside.txt',
  '/%',
  '//evil.example/',
  'http://a//evil.example/',
])('%s is not served, and leads nowhere', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
  expect(titleOf(answer.body)).toBe('404');
});

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

test.each<[string, 'br' | 'gzip' | undefined]>([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('the encoding "%s" gets %s, found or not', async (accepted, encoding) => {
  const { url } = await runServer();
  for (const [path, title] of [
    ['/faq', 'faq'],
    ['/de/nothing', 'de/404'],
  ]) {
    const answer = await send(url, { path, headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(titleOf(encoding ? DECODE[encoding](answer.body) : answer.body)).toBe(title);
  }
});

test.each([
  ['/assets/app-3f2a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/faq', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate, no-transform'],
  ['/favicon.ico', 'image/x-icon', 'public, max-age=0, must-revalidate, no-transform'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', expect.stringContaining('max-age=0')],
])('%s is %s, and only hashed files are kept for good', async (path, type, cacheControl) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
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

test.each(['/', '/faq/', '/robots.txt', '/nothing'])('%s takes no form', async (path) => {
  const { url } = await runServer();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await send(url, { path, method, body: 'email=ada@example.org' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.body).toHaveLength(0);
  }
});

test('a file deleted by a new build does not disturb the running server', async () => {
  const { url, settings } = await runServer();
  rmSync(settings.distDir, { recursive: true });
  expect((await send(url, { path: '/faq' })).status).toBe(200);
});
