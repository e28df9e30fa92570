import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { strayFiles } from '../../../../translations/files/strayFiles.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  const files = ['en.json', 'de.json', 'README.md', '.DS_Store', 'context/notes.json'];
  for (const file of [...files, 'glossary/de.json', 'state/de.json']) write(file);
});

function write(name: string): void {
  const file = path.join(root, 'locales', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{}');
}

test('files that are read are not stray', () => {
  expect(strayFiles(root)).toEqual([]);
});

test.each([
  ['sv.JSON', 'name it sv.json'],
  ['sv.json.txt', 'name it sv.json'],
  ['sv/sv.json', 'move it to locales/sv.json'],
  ['glossary/sv.json', 'there is no locales/sv.json'],
  ['glossary/cz.json', '“cz” is not a language: Czech is “cs”'],
])('locales/%s is not read: %s', (name, advice) => {
  write(name);
  expect(strayFiles(root)).toEqual([
    { file: `locales/${name}`, message: `is not read: ${advice}` },
  ]);
});
