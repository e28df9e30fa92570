import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  checkLocaleFolder,
  localeErrors,
} from '../../../../translations/check/checkLocaleFolder.ts';
import { problemLine } from '../../../../translations/check/finding.ts';
import { formatReport } from '../../../../translations/check/report.ts';
import { localesProject } from '../../../support/localesProject.ts';

const own = (file: string) => readFileSync(`locales/${file}`, 'utf8');

/** Reads a project with these files beside the site's own English and notes. */
function read(files: Record<string, string>) {
  const site = { 'en.json': own('en.json'), 'context/notes.json': own('context/notes.json') };
  const root = localesProject({ ...site, ...files });
  return {
    errors: (tag?: string) => localeErrors(root, tag).map(problemLine),
    report: () => formatReport(checkLocaleFolder(root)),
  };
}

test.each([
  ['de_AT', 'de_AT.json:1: “de_AT” is not a language tag: Austrian German is “de-AT”'],
  ['cz', 'cz.json:1: “cz” is not a language: Czech is “cs”'],
  ['nederlands', 'nederlands.json:1: “nederlands” is not a language tag: Dutch is “nl”'],
  ['no', 'no.json:1: “no” is spelled “nb”'],
  ['fr-FR', 'fr-FR.json:1: “fr-FR” is the same language as “fr”, which exists'],
  ['DE-at', 'DE-at.json:1: “DE-at” is spelled “de-AT”'],
  ['faq', 'faq.json:1: “faq” is the address of another page'],
  ['en-XA', 'en-XA.json:1: “en-XA” is reserved for the pseudo-locale'],
])('a file named %s stops the build, and the others are checked all the same', (tag, error) => {
  const { errors, report } = read({ [`${tag}.json`]: '{}', 'fr.json': '{ "oops": 1 }' });
  expect(errors().join('\n')).toContain(`locales/${error}`);
  expect(errors().join('\n')).toContain('locales/fr.json:1: oops');
  expect(report()).toMatch(new RegExp(`\\b${tag}\\)? \\| not checked`));
});

test('a language that Unicode has no name for is accepted', () => {
  expect(read({ 'qqq.json': '{}' }).errors()).toEqual([]);
});

test.each([
  [
    '{\n  "waitlist": { "use": ["Liste"] }\n  "glass": {}\n}',
    /de\.json:2\s+invalid JSON: a comma is missing/,
  ],
  [
    '{\n  "waitlist": { "use": "Liste" }\n}',
    /de\.json:2\s+waitlist\s+needs its translations in square brackets/,
  ],
])('a mistake in a glossary is reported with its line, and stops no build', (text, error) => {
  const { errors, report } = read({ 'de.json': '{}', 'glossary/de.json': text });
  expect(errors()).toEqual([]);
  expect(report()).toMatch(error);
});

test('while English is broken, its own error is all', () => {
  const { errors } = read({ 'de.json': '{ "home": {} }', 'en.json': '{\n  "home": ' });
  expect(errors()).toEqual([
    'locales/en.json:2: invalid JSON: a text in straight quotation marks (") is missing after the colon',
  ]);
  expect(errors('de')).toEqual(errors());
});

test.each([
  ['"a": "{{product}, home"', 'a has “{{product}”'],
  ['"a": ""', 'a is empty'],
  ['"a_other": "{{count}} questions"', 'a_one is the form for 1 '],
  ['"a": "<b>Iris</b>"', 'a has <b>'],
  ['"a": "Iris\u202E"', 'a has the invisible character [U+202E]'],
  ['"a": "$t(brand.name)"', 'a has “$t(”'],
])('English with %s stops the build, and says where', (text, error) => {
  const { errors } = read({ 'de.json': '{}', 'en.json': `{\n${text}\n}` });
  expect(errors()).toEqual([expect.stringContaining(`locales/en.json:2: ${error}`)]);
});

test('broken notes are named with their line', () => {
  const { errors } = read({ 'context/notes.json': '{\n  "home": {\n' });
  expect(errors()).toEqual([expect.stringContaining('locales/context/notes.json:3: invalid JSON')]);
  expect(errors('de')).toEqual(errors());
});

test('the report lists what is not translated, or counts it by part where that is much', () => {
  const notOffered = /^\| German.* \| no \| \*\*waitlist \d+\*\*/m;
  const reportOn = (text: string) => read({ 'de.json': text }).report();
  const copy = own('en.json').replaceAll(/": "(?=.*\w)/g, '": "Auf Deutsch: ');
  expect(reportOn(copy)).not.toMatch(notOffered);
  const nearlyAll = reportOn(copy.replace(/"submitting": ".*"/, '"submitting": ""'));
  expect(nearlyAll).toMatch(notOffered);
  expect(nearlyAll).toMatch(/Empty\n {4}locales\/de.json:\d+ {2}waitlist.submitting/);
  const nothing = reportOn('{}');
  expect(nothing).toMatch(notOffered);
  expect(nothing).toMatch(/\*\*privacy \d+\*\*.*home \d+/);
  expect(nothing.split('\n').length).toBeLessThan(40);
});
