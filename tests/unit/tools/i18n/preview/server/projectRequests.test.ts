import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectRequests } from '../../../../../../tools/i18n/preview/server/projectRequests.ts';
import { localesProject } from '../../../../../support/localesProject.ts';
import { send as sendThroughNode } from '../../../../../support/send.ts';

const GERMAN = '{\n  "title": "Frag"\n}\n';
let root = '';
const project = () => ({ files: {}, earlier: {}, repository: '' });
const handler = () => projectRequests(root, project);
const server = createServer((message, response) =>
  handler()(message, response, () => response.writeHead(299).end()),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const own = `127.0.0.1:${port}`;

beforeEach(() => {
  root = localesProject({ 'en.json': '{ "title": "Ask" }', 'de.json': GERMAN });
});

const LOS = GERMAN.replace('Frag', 'Los');
const CHANGE = { file: 'locales/de.json', before: GERMAN, after: LOS };
const STATE = {
  file: 'locales/state/de.json',
  after: JSON.stringify({ 'a.b': '3f2a9c1d', 'a.c': '3f2a9c1d', 'a.d': '3f2a9c1d' }, null, 2),
};
const bodyWith = (change: object) => JSON.stringify([STATE, { ...CHANGE, ...change }]);
const SAVE = bodyWith({});
const FILE = '/project.json';
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

test('the preview’s own page reads, and writes all files or none', async () => {
  expect(await send('GET', FILE)).toBe(200);
  expect(await send('POST', FILE, OWN_PAGE, SAVE)).toBe(200);
  expect(german()).toBe(LOS);
  expect(readFileSync(path.join(root, STATE.file), 'utf8')).toBe(STATE.after);
});

test('a file that somebody else has changed meanwhile is not overwritten, nor any with it', async () => {
  expect(await send('POST', FILE, OWN_PAGE, bodyWith({ before: 'other' }))).toBe(409);
  expect(await send('POST', FILE, OWN_PAGE, bodyWith({ before: undefined }))).toBe(409);
  expect([german(), existsSync(path.join(root, STATE.file))]).toEqual([GERMAN, false]);
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
  ['a text of 5 MB', 413, {}, bodyWith({ after: 'x'.repeat(5_000_000) })],
  ['no JSON', 400, {}, '{'],
  ['no list', 400, {}, '{}'],
  ['English', 400, {}, bodyWith({ file: 'locales/en.json' })],
  ['the notes', 400, {}, bodyWith({ file: 'locales/context/notes.json' })],
  ['a file elsewhere', 400, {}, bodyWith({ file: 'locales/../package.json' })],
  ['a file of no language', 400, {}, bodyWith({ file: 'locales/x1.json' })],
  ['a file that would be broken', 400, {}, bodyWith({ after: '{' })],
])('%s is refused', async (_, status, headers, body) => {
  expect(await send('POST', FILE, { ...OWN_PAGE, ...headers }, body)).toBe(status);
  expect([german(), existsSync(path.join(root, STATE.file))]).toEqual([GERMAN, false]);
});

test.each([
  ['a request without a browser’s headers', 403, 'POST', FILE, { 'content-type': JSON_TYPE }],
  ['another method', 405, 'DELETE', FILE, OWN_PAGE],
  ['another address', 299, 'GET', '/index.html', {}],
])('%s is answered with %i', async (_, status, method, address, headers) => {
  expect(await send(method, address, headers, SAVE)).toBe(status);
});
