import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { nested } from '../../../../translations/texts/strings.ts';
import { anyCharacter } from '../../../support/anyCharacter.ts';

const EN = readFileSync('locales/en.json', 'utf8');
const english = readLocaleText(EN).entries;
const KEYS = [...expectedKeys(english.keys(), 'pl').keys()];

/** A translation of every text. */
const DE = JSON.stringify(nested([...english.keys()].map((key) => [key, `Alt ${key}`])), null, 2);
const german = readLocaleText(DE).entries;

/** The ways in which editors leave the same file. */
const form = fc.record({
  eol: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  indent: fc.constantFrom('  ', '    ', '\t'),
  end: fc.constantFrom('', '\n'),
});
const inForm = (
  json: string,
  { eol, mark, indent, end }: typeof form extends fc.Arbitrary<infer F> ? F : never,
) => mark + (JSON.stringify(JSON.parse(json), null, indent) + end).replaceAll('\n', eol);
/** Without the replacement character, which is reported as a wrong encoding. */
const text = fc
  .oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }))
  .filter((text) => !text.includes('\uFFFD'));

test('any text is read back, and every other line stays as it is, in any form of the file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...german.keys()), text, form, (key, value, how) => {
      const before = inForm(DE, how);
      const after = writeText('de', before, EN, new Map([[key, value]]));
      const { entries, problems } = readLocaleText(after);
      expect(problems).toEqual([]);
      expect(entries.get(key)?.value).toBe(value.normalize('NFC'));
      const [old, now] = [before.split('\n'), after.split('\n')];
      const changed = now.flatMap((line, index) => (line === old[index] ? [] : [index + 1]));
      expect(now).toHaveLength(old.length);
      expect([[], [german.get(key)?.line]]).toContainEqual(changed);
    }),
    { numRuns: 25 },
  );
});

test('keys that are missing are added where English has them, with their groups and nothing else', () => {
  // One key, or many.
  const present = fc.oneof(
    fc.subarray(KEYS, { minLength: 1 }),
    fc.constantFrom(...KEYS).map((missing) => KEYS.filter((key) => key !== missing)),
  );
  fc.assert(
    fc.property(present, form, (keys, how) => {
      const tree = nested(keys.map((key) => [key, `Old ${key}`]));
      const before = inForm(JSON.stringify(tree), how);
      const added = KEYS.filter((key) => !keys.includes(key));
      const after = writeText('pl', before, EN, new Map(added.map((key) => [key, 'New'])));
      const whole = KEYS.map((key): [string, string] => [
        key,
        keys.includes(key) ? `Old ${key}` : 'New',
      ]);
      expect(after).toBe(inForm(JSON.stringify(nested(whole)), how));
    }),
    { numRuns: 20 },
  );
});

test('a file without any text gets the first one', () => {
  expect(writeText('de', '{}', EN, new Map([['home.hero.title', 'Neu']]))).toBe(
    '{\n  "home": {\n    "hero": {\n      "title": "Neu"\n    }\n  }\n}',
  );
});

test('a text at a place of its own and the language’s name stay where they are', () => {
  const source = '{ "a": { "b": "B", "c": "C" }, "d": "D" }';
  const name = '  "language": { "name": "Polski" },\n  "d": "De",\n';
  expect(
    writeText('pl', `{\n${name}  "a": { "c": "Ce" }\n}\n`, source, new Map([['a.b', '']])),
  ).toBe(`{\n${name}  "a": {\n    "b": "", "c": "Ce" }\n}\n`);
});

test.each(['home.hero', 'home.none', '__proto__.x'])('%s is no text of the language', (key) => {
  expect(() => writeText('de', DE, EN, new Map([[key, 'Neu']]))).toThrow(`${key} is not a key`);
});

test.each([
  ['{ "a": "A", "c": "Ce" }', 'a.b', { a: { b: 'Neu' }, c: 'Ce' }],
  ['{ "a": { "b": "Be" }, "c": { "d": "D" } }', 'c', { a: { b: 'Be' }, c: 'Neu' }],
])('a text replaces what %s has in its place', (text, key, expected) => {
  const source = '{ "a": { "b": "B" }, "c": "C" }';
  const written = writeText('de', text, source, new Map([[key, 'Neu']]));
  expect(JSON.parse(written)).toEqual(expected);
});
