import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { formatReport } from '../../../../translations/check/formatReport.ts';
import { localeErrors } from '../../../../translations/check/localeErrors.ts';
import { readStatus } from '../../../../translations/status/readStatus.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

let root: string;
beforeEach(async () => {
  root = temporaryFolder();
  for (const folder of ['locales/context', 'locales/glossary']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  for (const file of ['locales/en.json', 'locales/context/notes.json']) {
    await copyFile(file, path.join(root, file));
  }
});

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(root, 'locales', file), text);
}

const report = () => formatReport(readStatus(root));

test.each([
  ['de_AT', 'de_AT.json:1: “de_AT” is not a language tag: Austrian German is “de-AT”'],
  ['cz', 'cz.json:1: “cz” is not a language: Czech is “cs”'],
  ['nederlands', 'nederlands.json:1: “nederlands” is not a language tag: Dutch is “nl”'],
  ['DE-at', 'DE-at.json:1: “DE-at” is spelled “de-AT”'],
  ['faq', 'faq.json:1: “faq” is the address of something else'],
  ['ar-XB', 'ar-XB.json:1: “ar-XB” is a pseudo-locale of the development server'],
])(
  'a file named %s stops the build, and the others are checked all the same',
  async (tag, error) => {
    await write(`${tag}.json`, '{}');
    await write('fr.json', '{ "oops": "oops" }');
    const errors = localeErrors(root).join('\n');
    expect(errors).toContain(`locales/${error}`);
    expect(errors).toContain('locales/fr.json:1: oops');
    expect(report()).toContain(`locales/${tag}.json  ${tag}  not checked`);
  },
);

test('a language that Unicode has no name for is accepted', async () => {
  await write('qqq.json', '{}');
  expect(localeErrors(root)).toEqual([]);
});

test.each([
  [
    '{\n  "waitlist": { "use": ["Liste"] }\n  "glass": {}\n}',
    /de\.json:2\s+no valid JSON: a comma is missing/,
  ],
  [
    '{\n  "waitlist": { "use": "Liste" }\n}',
    /de\.json:2\s+waitlist\s+needs its translations in square brackets/,
  ],
])('a mistake in a glossary is reported with its line, and stops no build', async (text, error) => {
  await write('de.json', '{}');
  await write('glossary/de.json', text);
  expect(localeErrors(root)).toEqual([]);
  expect(report()).toMatch(error);
});

test('while English is broken, its own error is all', async () => {
  await write('de.json', '{ "home": {} }');
  await write('en.json', '{\n  "home": ');
  expect(localeErrors(root)).toEqual([
    'locales/en.json:2: no valid JSON: a text in straight quotation marks (") is missing after the colon',
  ]);
  expect(localeErrors(root, 'de')).toEqual([]);
});

test('broken notes are named with their line', async () => {
  await write('context/notes.json', '{\n  "home": {\n');
  expect(() => localeErrors(root)).toThrow('locales/context/notes.json:3: no valid JSON');
});

test('the report lists what is not translated, or counts it by part where that is much', async () => {
  const german = await readFile('locales/de.json', 'utf8');
  const notOffered =
    /Not offered to visitors yet: that takes 85 % of the texts, and all of waitlist/;
  await write('de.json', german);
  expect(report()).not.toMatch(notOffered);
  await write('de.json', german.replace(/"submitting": ".*"/, '"submitting": ""'));
  expect(report()).toMatch(notOffered);
  expect(report()).toMatch(/Left empty\n {4}locales\/de.json:\d+ {2}waitlist.submitting/);
  await write('de.json', '{}');
  expect(report()).toMatch(notOffered);
  expect(report()).toMatch(/by part of the site\n {4}waitlist \d+, privacy \d+/);
  expect(report().split('\n').length).toBeLessThan(40);
});
