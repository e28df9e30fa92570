import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { localesProject } from '../../../../tests/support/localesProject.ts';
import { editsText } from '../../../../translations/edits/edits.ts';
import { requests } from '../../../server/requests.ts';

const GERMAN = '{\n  "title": "Frag"\n}\n';
const HOST = '127.0.0.1:4000';
const OWN_PAGE = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

let root = '';
beforeEach(() => {
  root = localesProject({ 'en.json': '{ "title": "Ask" }', 'de.json': GERMAN });
});

const german = () => readFileSync(path.join(root, 'locales/de.json'), 'utf8');
const save = (tag = 'de', before = 'Frag') =>
  editsText({ [tag]: { title: { text: 'Los', before, english: 'Ask' } } });

async function send(headers: Record<string, string>, body = save()) {
  const page = new Map([['index.html', '<title>Workbench</title>']]);
  const app = requests(root, '', page);
  return app.request('/project.json', { method: 'POST', headers, body });
}

test('the workbench’s own page writes a text and its state, and is answered with the project', async () => {
  const { files } = await (await send(OWN_PAGE)).json();
  expect(german()).toBe(GERMAN.replace('Frag', 'Los'));
  expect(files['locales/de.json']).toBe(german());
  expect(files['locales/state/de.json']).toContain('"title"');
});

test('the project names letters that no font of share images has', async () => {
  writeFileSync(path.join(root, 'locales/ko.json'), '{ "faq": { "title": "질문" } }');
  writeFileSync(
    path.join(root, 'locales/en.json'),
    '{ "title": "Ask", "faq": { "title": "FAQ" } }',
  );
  const { missingFonts } = await (await send(OWN_PAGE)).json();
  expect(missingFonts).toEqual({ ko: expect.stringContaining('질 문') });
});

test('a text that somebody else has changed meanwhile is not overwritten', async () => {
  expect((await send(OWN_PAGE, save('de', 'Sag'))).status).toBe(200);
  expect(german()).toBe(GERMAN);
});

test.each([
  ['another website', { ...OWN_PAGE, origin: 'https://evil.example' }],
  ['a page without an origin', { host: HOST, 'sec-fetch-site': 'same-origin' }],
  ['another site on this machine', { ...OWN_PAGE, 'sec-fetch-site': 'same-site' }],
  [
    'a name that leads to this machine',
    { ...OWN_PAGE, host: 'evil.example', origin: 'http://evil.example' },
  ],
])('%s may not write', async (_, headers) => {
  expect((await send(headers as Record<string, string>)).status).toBe(403);
  expect(german()).toBe(GERMAN);
});

test.each([
  ['no JSON', '{'],
  ['no edits', '[]'],
  ['a path', save('../de')],
  ['no language', save('dutch')],
])('%s is refused', async (_, body) => {
  expect((await send(OWN_PAGE, body)).status).toBe(400);
  expect(german()).toBe(GERMAN);
});
