import { expect, test } from 'vitest';
import { strayFiles } from '../../../../translations/check/strayFiles.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Returns the stray files of a project that has these files, too. */
function strayAmong(...names: string[]) {
  const read = [
    'en.json',
    'de.json',
    'README.md',
    '.DS_Store',
    'glossary/de.json',
    'state/de.json',
  ];
  return strayFiles(
    localesProject(Object.fromEntries([...read, ...names].map((name) => [name, '{}']))),
  );
}

test('files that are read are not stray', () => {
  expect(strayAmong()).toEqual([]);
});

test.each([
  ['sv.JSON', 'name it sv.json'],
  ['sv.json.txt', 'name it sv.json'],
  ['sv/translation.json', 'move it to locales/sv.json'],
  ['old/sv.json', 'move it to locales/sv.json'],
  ['glossary/sv.json', 'there is no locales/sv.json'],
  ['glossary/cz.json', '“cz” is not a language: Czech is “cs”'],
])('locales/%s is not read: %s', (name, advice) => {
  expect(strayAmong(name)).toEqual([
    { file: `locales/${name}`, message: `is not read: ${advice}` },
  ]);
});
