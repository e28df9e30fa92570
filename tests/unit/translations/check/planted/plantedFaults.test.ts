import { expect, test } from 'vitest';
import { checkLocale } from '../../../../../translations/check/checkLocale.ts';
import { checkLocaleFolder } from '../../../../../translations/files/localeFolder.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';
import { plantedFaults } from './plantedFaults.ts';
import { ENGLISH, GERMAN, GLOSSARIES, NOTES, SAMPLES } from './sampleTexts.ts';

const notes = createNotes(NOTES, 'Iris');

/** Formats what the check says as `kind line message`. */
function check(tag: string, text: string): string[] {
  const locale = { tag, text, glossary: GLOSSARIES[tag] ?? {} };
  return checkLocale(locale, ENGLISH, notes).findings.map(
    ({ kind, line, message }) => `${kind} ${line} ${message}`,
  );
}

test.each(Object.keys(SAMPLES))('the sample in %s has no fault', (tag) => {
  expect(check(tag, SAMPLES[tag] ?? '')).toEqual([]);
});

test.each(plantedFaults())('$fault ($tag) draws its words', ({ tag, from, to, says }) => {
  const sample = SAMPLES[tag] ?? '';
  const text = from === '' ? to : sample.replace(from, () => to);
  expect(text).not.toBe(sample);
  expect(check(tag, text)).toEqual(says);
});

test.each([
  ['a byte order mark', `\uFEFF${GERMAN}`],
  ['line ends of Windows', GERMAN.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', GERMAN.replaceAll('\n', '\r')],
  ['no last line end', GERMAN.trimEnd()],
  ['an indentation of four spaces', GERMAN.replaceAll('  ', '    ')],
  ['an indentation of tabs', GERMAN.replaceAll('  ', '\t')],
  ['no lines', GERMAN.replaceAll(/\n */g, '')],
])('%s is nobody’s fault', (_, text) => {
  expect(check('de', text)).toEqual([]);
});

test('lines are counted with the line ends of old Macs too', () => {
  expect(check('de', GERMAN.replace('"⌘A",', '"⌘A"').replaceAll('\n', '\r'))).toEqual([
    'syntax 7 no valid JSON: a comma is missing at the end of the line',
  ]);
});

test('the site’s own translations draw no doubt about their form', () => {
  const tags = ['ar', 'de', 'es', 'fr', 'ja', 'pl', 'pt-BR'];
  const findings = checkLocaleFolder(process.cwd(), tags).flatMap((locale) =>
    locale.findings
      .filter(({ kind }) => kind === 'form')
      .map(({ key, line, message }) => `${locale.file}:${line} ${key} ${message}`),
  );
  expect(findings).toEqual([]);
});
