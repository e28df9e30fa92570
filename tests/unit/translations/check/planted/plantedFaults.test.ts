import { expect, test } from 'vitest';
import { checkLocale } from '../../../../../translations/check/checkLocale.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';
import { plantedFaults } from './plantedFaults.ts';
import { ENGLISH, GERMAN, GLOSSARIES, NOTES, SAMPLES } from './sampleTexts.ts';

const notes = createNotes(NOTES, 'Iris');

/** Formats what the check finds as `kind line key`, or with the message where that is `expected`. */
function check(tag: string, text: string, expected: string[] = []): string[] {
  const locale = { tag, text, glossary: GLOSSARIES[tag] ?? {} };
  return checkLocale(locale, ENGLISH, notes).findings.map(({ kind, line, key, message }, index) => {
    const place = `${kind} ${line} ${key}`.trimEnd();
    return expected[index]?.includes(': ') ? `${place}: ${message}` : place;
  });
}

test.each(Object.keys(SAMPLES))('the sample in %s has no fault', (tag) => {
  expect(check(tag, SAMPLES[tag] ?? '')).toEqual([]);
});

test.each(plantedFaults())('$fault ($tag) is found', ({ tag, from, to, found }) => {
  const sample = SAMPLES[tag] ?? '';
  const text = from === '' ? to : sample.replace(from, () => to);
  expect(text).not.toBe(sample);
  expect(check(tag, text, found)).toEqual(found);
});

test.each([
  ['a byte order mark', `\uFEFF${GERMAN}`],
  ['line ends of Windows', GERMAN.replaceAll('\n', '\r\n')],
  ['no last line end', GERMAN.trimEnd()],
  ['an indentation of four spaces', GERMAN.replaceAll('  ', '    ')],
  ['an indentation of tabs', GERMAN.replaceAll('  ', '\t')],
])('%s is nobody’s fault', (_, text) => {
  expect(check('de', text)).toEqual([]);
});

test('lines are counted with the line ends of old Macs too', () => {
  expect(check('de', GERMAN.replace('"⌘A",', '"⌘A"').replaceAll('\n', '\r'))).toEqual(['syntax 7']);
});
