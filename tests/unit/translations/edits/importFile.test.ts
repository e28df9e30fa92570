import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFile } from '../../../../translations/edits/importFile.ts';
import { readLocaleFiles } from '../../../../translations/files/localeFolder.ts';
import { filesOf } from '../../../../translations/state/languageFiles.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Imports a German file, flat and wrapped, into a project that has this one, and a misnamed one. */
function imported(texts: Record<string, string>, german = '{}') {
  const english = JSON.stringify({ a: { one: 'Ask {{product}}', two: 'Open', three: 'Close' } });
  const root = localesProject({ 'en.json': english, 'de.json': german, 'de_AT.json': '{}' });
  const from = path.join(root, 'de.json');
  writeFileSync(from, JSON.stringify({ translation: texts }));
  const file = path.join(root, 'locales/de.json');
  return { done: () => importFile(root, from), read: () => readFileSync(file, 'utf8'), root };
}

test('a file of another program is imported, and what is new in it is recorded', () => {
  const texts = { 'a.one': 'Frag {{product}}', 'a.two': 'Auf', 'a.three': 'Close', 'b.x': 'Y' };
  const { done, read, root } = imported(texts, '{"a":{"one":"","two":"Auf","three":""}}');
  expect(done()).toBe('Texts read: German 2. Not in English: b.x.');
  expect(JSON.parse(read())).toEqual({ a: { one: 'Frag {{product}}', two: 'Auf', three: '' } });
  expect([...filesOf({ files: readLocaleFiles(root) }, 'de').states.keys()]).toEqual([
    'a.one',
    'a.two',
  ]);
});

test('a file with an error is refused whole', () => {
  const { done, read } = imported({ 'a.one': 'Frag {{produkt}}', 'a.two': 'Auf' });
  expect(done).toThrow(/nothing was imported:\n {2}locales\/de.json: a.one .*produkt/);
  expect(read()).toBe('{}');
});
