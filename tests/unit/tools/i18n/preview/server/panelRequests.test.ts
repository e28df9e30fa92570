import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { panelRequests } from '../../../../../../tools/i18n/preview/server/panelRequests.ts';
import { localesProject } from '../../../../../support/localesProject.ts';
import { send as sendThroughNode } from '../../../../../support/send.ts';

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
const FILE = '/translation-preview/de.json';
const JSON_TYPE = 'application/json';
const OWN_PAGE = {
  host: own,
  origin: `http://${own}`,
  'sec-fetch-site': 'same-origin',
  'content-type': JSON_TYPE,
};

const send = async (method: string, path: string, headers = {}, body = '') =>
  (await sendThroughNode(`http://${own}`, { method, path, headers, body })).status;
const german = () => readFileSync(path.join(root, 'locales/de.json'), 'utf8');

test('the preview’s own page reads and writes', async () => {
  expect(await send('GET', FILE)).toBe(200);
  expect(await send('POST', FILE, OWN_PAGE, SAVE)).toBe(200);
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
  expect(await send('POST', FILE, { ...OWN_PAGE, ...headers }, body)).toBe(status);
  expect(german()).toBe(GERMAN);
  expect(saved).toEqual([]);
});

test.each([
  ['a request without a browser’s headers', 403, 'POST', FILE, { 'content-type': JSON_TYPE }],
  ['another method', 405, 'DELETE', FILE, OWN_PAGE],
  ['a language that nobody writes', 404, 'POST', '/translation-preview/sv.json', OWN_PAGE],
  ['English', 404, 'POST', '/translation-preview/en.json', OWN_PAGE],
  ['an address outside the panel', 299, 'POST', '/translation-preview/../de.json', OWN_PAGE],
  ['an address of the site', 299, 'GET', '/de', {}],
])('%s is answered with %i', async (_, status, method, address, headers) => {
  expect(await send(method, address, headers, SAVE)).toBe(status);
});
