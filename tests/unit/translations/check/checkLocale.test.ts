import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { isError, isOpen } from '../../../../translations/check/finding.ts';
import { createNotes } from '../../../../translations/files/notes.ts';
import { ENGLISH, GERMAN, GLOSSARIES, NOTES } from './planted/sampleTexts.ts';

function check(text: string) {
  const locale = { tag: 'de', text, glossary: GLOSSARIES.de ?? {} };
  return checkLocale(locale, ENGLISH, createNotes(NOTES, 'Iris'));
}

test('a good translation has no findings and is complete', () => {
  expect(check(GERMAN).findings).toEqual([]);
});

test.each([
  ['missing', '    "menu": "Menü",\n', ''],
  ['empty', '"Menü"', '" "'],
  ['too long', 'streichen', 'sofort und für immer aus der Liste streichen'],
  ['lacking in a plural form', '    "matches_one": "{{count}} Frage gefunden",\n', ''],
  ['an unused plural form', '"matches_one"', '"matches_few": "", "matches_one"'],
])('a text that is %s is a hint, not an error', (_, from, to) => {
  const { findings } = check(GERMAN.replace(from, to));
  expect(findings).toHaveLength(1);
  expect(findings.filter(isError)).toEqual([]);
});

test('“one question” can omit the number, and a term of the glossary can be inflected', () => {
  const words = GERMAN.replace('{{count}} Frage ', 'eine Frage ').replace('liste', 'LISTEN');
  expect(check(words).findings).toEqual([]);
});

test.each([
  ['ru', 'one', true],
  ['lv', 'zero', true],
  ['fr', 'one', true],
  ['pl', 'one', false],
  ['ar', 'two', false],
])('in %s the form for “%s” needs its number: %s', (tag, form, isNeeded) => {
  const text = JSON.stringify({ found: { [`matches_${form}`]: 'x' } });
  const { findings } = checkLocale(
    { tag, text, glossary: {} },
    ENGLISH,
    createNotes(NOTES, 'Iris'),
  );
  expect(findings.some(({ kind }) => kind === 'placeholder')).toBe(isNeeded);
});

test('many values that are null, or forms that the language lacks, are one finding', () => {
  const nulls = check(GERMAN.replace('"Menü"', 'null').replace('"⌘A"', 'null')).findings;
  expect(nulls.filter(({ kind }) => kind === 'syntax')).toMatchObject([
    { key: 'home.keys', line: 7 },
  ]);
  const forms = GERMAN.replace(
    '"matches_one"',
    '"matches_few": "", "matches_many": "", "matches_one"',
  );
  expect(check(forms).findings).toMatchObject([{ kind: 'unused', key: 'found.matches_few' }]);
});

test('the check never throws, whatever a file contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { findings, total } = check(text);
      expect(findings.filter(isOpen).length).toBeLessThanOrEqual(total);
    }),
  );
});
