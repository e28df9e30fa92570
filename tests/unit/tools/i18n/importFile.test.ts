import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFile } from '../../../../tools/i18n/importFile.ts';
import { localeErrors } from '../../../../translations/check/checkLocaleFolder.ts';
import { readState, recordTexts } from '../../../../translations/state/stateFiles.ts';
import { readStatus } from '../../../../translations/status/languageStatus.ts';
import { localesProject } from '../../../support/localesProject.ts';

const ENGLISH = { a: { one: 'Ask {{product}}', two: 'Open' }, b: { three: 'Close', four: 'Stay' } };
const NESTED = {
  a: { one: 'Frag {{product}}', two: 'U\u0308ben' },
  b: { three: 'Close', four: '' },
};
const FLAT = { 'a.one': 'Frag {{product}}', 'a.two': 'Üben', 'b.three': 'Close', 'b.four': '' };
const LIST = Object.entries(FLAT).map(([key, value]) => ({ term: key, definition: value }));

function project(german: unknown) {
  const text = JSON.stringify(german);
  const root = localesProject({ 'en.json': JSON.stringify(ENGLISH), 'de.json': text });
  const file = path.join(root, 'locales/de.json');
  return { root, text, read: () => readFileSync(file, 'utf8') };
}

test.each([
  ['in a group of the language', { de: NESTED }, 'is wrapped in “de”'],
  ['in two groups', { de: { translation: NESTED } }, 'is wrapped in “de”'],
  ['flat', FLAT, 'is flat, with dots in its keys'],
  ['flat and wrapped', { translation: FLAT }, 'is wrapped in “translation”'],
  ['a list', LIST, 'is a list'],
])(
  'a file that is %s is named in one line, refuses a record, and is taken in',
  (_, german, name) => {
    const { root, text, read } = project(german);
    expect(localeErrors(root)).toEqual([expect.stringContaining(name)]);
    expect(() => recordTexts(root, 'de', ['a.two'])).toThrow('fix locales/de.json first');
    expect(read()).toBe(text);
    expect(importFile(root, 'locales/de.json')).toContain('Imported 2 of 4 texts');
    expect(JSON.parse(read())).toEqual({
      a: { one: 'Frag {{product}}', two: 'Üben' },
      b: { three: '', four: '' },
    });
    expect([...readState(root, 'de').texts.keys()]).toEqual(['a.one', 'a.two']);
    expect(localeErrors(root)).toEqual([]);
  },
);

test('a text that comes back as it was stays outdated', () => {
  const { root } = project({ a: { one: 'Frag {{product}}', two: 'Üben' } });
  recordTexts(root, 'de', ['a.one', 'a.two']);
  const english = { ...ENGLISH, a: { one: 'Tell {{product}}', two: 'Open up' } };
  writeFileSync(path.join(root, 'locales/en.json'), JSON.stringify(english));
  const german = { a: { one: 'Sag {{product}}', two: 'Üben' } };
  writeFileSync(path.join(root, 'other.json'), JSON.stringify(german));
  importFile(root, 'other.json', 'de');
  expect(readStatus(root)[0]?.outdated.map(({ key }) => key)).toEqual(['a.two']);
});

test.each([
  ['with an error', { de: { a: { one: 'Frag {{produkt}}' } } }, '1 errors'],
  ['of another project', { x: { y: 'Z' } }, 'has no translation under a key of en.json'],
])('a file %s is refused whole', (_, german, problem) => {
  const { root, text, read } = project(german);
  writeFileSync(path.join(root, 'other.json'), text);
  writeFileSync(path.join(root, 'locales/de.json'), '{}');
  expect(() => importFile(root, 'other.json', 'de')).toThrow(problem);
  expect(read()).toBe('{}');
});
