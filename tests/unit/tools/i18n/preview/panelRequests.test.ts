import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { panelRequests } from '../../../../../tools/i18n/preview/panelRequests.ts';
import { localesProject } from '../../../../support/localesProject.ts';

const GERMAN = '{\n  "title": "Frag"\n}\n';
let root = '';
let saved: string[] = [];
const handler = () =>
  panelRequests(
    root,
    (tag) => JSON.stringify({ tag }),
    () => ['de'],
    (file) => saved.push(file),
  );
const server = createServer((message, response) =>
  handler()(message, response, () => response.writeHead(299).end()),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const own = `127.0.0.1:${port}`;

beforeEach(() => {
  saved = [];
  root = localesProject({ 'en.json': '{ "title": "Ask" }', 'de.json': GERMAN });
});

const SAVE = JSON.stringify({ action: 'save', key: 'title', text: 'Los', before: 'Frag' });
const OWN_PAGE = {
  host: own,
  origin: `http://${own}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

/** Sends a request; unlike with `fetch`, headers of browsers can be chosen. */
function send(method: string, url: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
const german = () => readFileSync(path.join(root, 'locales/de.json'), 'utf8');

test('the preview’s own page reads and writes', async () => {
  expect(await send('GET', '/translation-preview/de.json')).toBe(200);
  expect(await send('POST', '/translation-preview/de.json', OWN_PAGE, SAVE)).toBe(200);
  expect(german()).toContain('"Los"');
  expect(saved).toEqual(['locales/de.json']);
});

test.each([
  ['another website', 403, { origin: 'https://evil.example' }, SAVE],
  ['a website that the browser calls another', 403, { 'sec-fetch-site': 'cross-site' }, SAVE],
  ['a page of this site on another port', 403, { 'sec-fetch-site': 'same-site' }, SAVE],
  [
    'a name that somebody gave this machine’s address',
    403,
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    SAVE,
  ],
  ['a form', 415, { 'content-type': 'text/plain' }, SAVE],
  ['a text of 40 KB', 413, {}, JSON.stringify({ text: 'x'.repeat(40_000) })],
  ['no JSON', 400, {}, '{'],
  ['a text that is none', 400, {}, SAVE.replace('"Los"', '1')],
])('%s is refused', async (_, status, headers, body) => {
  const answer = send('POST', '/translation-preview/de.json', { ...OWN_PAGE, ...headers }, body);
  expect(await answer).toBe(status);
  expect(german()).toBe(GERMAN);
  expect(saved).toEqual([]);
});

test('a request without a browser’s headers is refused, and so is another method', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await send('POST', '/translation-preview/de.json', headers, SAVE)).toBe(403);
  expect(await send('DELETE', '/translation-preview/de.json', OWN_PAGE)).toBe(405);
});

test.each(['/translation-preview/sv.json', '/translation-preview/en.json'])(
  '%s cannot be written',
  async (url) => expect(await send('POST', url, OWN_PAGE, SAVE)).toBe(404),
);

test('other addresses are none of the panel’s', async () => {
  expect(await send('POST', '/translation-preview/../de.json', OWN_PAGE, SAVE)).toBe(299);
  expect(await send('GET', '/de')).toBe(299);
});
