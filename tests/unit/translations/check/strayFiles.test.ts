import { expect, test } from 'vitest';
import { strayFiles } from '../../../../translations/check/strayFiles.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Read, or of a language that is gone. */
const READ = [
  'state/sv.json',
  'glossary/sv.json',
  'en.json',
  'de.json',
  'README.md',
  '.DS_Store',
  'glossary/de.json',
  'state/de.json',
];

test.each([
  ['sv.JSON'],
  ['sv.json.txt'],
  ['sv/translation.json'],
  ['context/sv.json'],
  ['glossary/cz.json'],
  ['state/cz.json'],
  ['state/en.json'],
])('locales/%s is not read, and nothing else is stray', (name) => {
  const files = Object.fromEntries([...READ, name].map((file) => [file, '{}']));
  expect(strayFiles(localesProject(files))).toEqual([
    { file: `locales/${name}`, message: expect.stringMatching(/^is not read: /) },
  ]);
});
