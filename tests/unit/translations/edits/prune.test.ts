import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leftovers, prune } from '../../../../translations/edits/prune.ts';
import { readLocaleFiles } from '../../../../translations/files/localeFolder.ts';
import { removeKeys } from '../../../../translations/files/removeKeys.ts';
import { localesProject } from '../../../support/localesProject.ts';

const ENGLISH = {
  brand: 'Iris',
  home: { title: 'See it', list: { a: 'One' } },
  found_one: 'One',
  found_other: '{{count}}',
};
const NOTES = {
  brand: { note: 'A name.', fixed: true },
  home: { note: 'A page.' },
  'home.list': { max: 9 },
  found: { note: 'A number.' },
};

function project(files: Record<string, object>) {
  const all = { 'en.json': ENGLISH, 'context/notes.json': NOTES, ...files };
  const texts = Object.entries(all).map(([file, content]) => [
    file,
    JSON.stringify(content, null, 2),
  ]);
  const root = localesProject(Object.fromEntries(texts));
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'locales', file), 'utf8'));
  return { root, read, has: (file: string) => existsSync(path.join(root, 'locales', file)) };
}

test('what English no longer has is removed from texts, states and notes, and nothing else', () => {
  const polish = { home: { title: 'Zobacz', list: { a: '' } }, found_few: '{{count}}' };
  const old = { list: { b: 'Dwa', a: '' }, more: { a: 'Więcej' } };
  const { root, read } = project({
    'pl.json': { old: 'Stary', ...polish, home: { ...polish.home, ...old }, brand: 'Iris' },
    'state/pl.json': { offered: true, 'home.title': '00000000', 'home.more.a': '00000000' },
    'context/notes.json': { ...NOTES, 'home.more': { note: 'Gone.' }, brandy: { note: 'Gone.' } },
  });
  const removed = prune(root).map(({ file, keys }) => `${file}: ${keys.join()}`);
  expect(removed).toEqual([
    'locales/pl.json: old,brand,home.more,home.list.b',
    'locales/state/pl.json: home.more.a',
    'locales/context/notes.json: home.more,brandy',
  ]);
  expect(read('pl.json')).toEqual(polish);
  expect(Object.entries(read('state/pl.json'))).toEqual([
    ['offered', true],
    ['home.title', '00000000'],
  ]);
  expect(read('context/notes.json')).toEqual(NOTES);
  expect(prune(root)).toEqual([]);
});

test('the state and glossary of a language that is gone are removed', () => {
  const { root, has } = project({
    'de.json': {},
    'state/ar.json': { offered: true },
    'glossary/ar.json': {},
    'glossary/de.json': {},
    'glossary/xx.json': {},
  });
  prune(root);
  expect(['state/ar.json', 'glossary/ar.json'].filter(has)).toEqual([]);
  // Another name is a mistake that the check reports.
  expect(['de.json', 'glossary/de.json', 'glossary/xx.json'].filter((one) => !has(one))).toEqual(
    [],
  );
});

test('a translation that is not valid is left as it is', () => {
  const root = localesProject({ 'en.json': '{ "a": "A" }', 'de.json': '{ "b": "B", "a": 7 }' });
  expect(leftovers(readLocaleFiles(root))).toEqual([]);
});

test.each([
  ['{\n  "x": 1,\n  "a": 2\n}\n', '{\n  "a": 2\n}\n'],
  ['\uFEFF{\r\n\t"a": 2,\r\n\t"x": 1\r\n}', '\uFEFF{\r\n\t"a": 2\r\n}'],
  ['{ "x": { "a": 1 }, "x": 1, "a": { "x": 1 }, "x": 2 }', '{ "a": {} }'],
  ['{ "x": 1 }', '{}'],
])('every line of %j without an x stays', (before, after) => {
  expect(removeKeys(before, (names) => names.at(-1) === 'x').content).toBe(after);
});
