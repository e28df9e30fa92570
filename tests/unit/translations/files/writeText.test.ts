import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { anyCharacter } from '../../../support/anyCharacter.ts';

const EN = readFileSync('locales/en.json', 'utf8');
const DE = readFileSync('locales/de.json', 'utf8');
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
/** Without the sign of another encoding, which is a problem of its own. */
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

test('a key that is missing is added where English has it, with its groups and nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...german.keys()), form, (key, how) => {
      const { lacking, order } = without(JSON.parse(DE), key);
      const before = inForm(JSON.stringify(lacking), how);
      const after = writeText('de', before, EN, new Map([[key, 'Neu']]));
      const { entries } = readLocaleText(after);
      expect([...entries.keys()]).toEqual(order);
      expect(entries.get(key)?.value).toBe('Neu');
      expect(after).toBe(inForm(after.replace('\uFEFF', ''), how));
    }),
    { numRuns: 25 },
  );
});

test('a file without any text gets the first one', () => {
  expect(writeText('de', '{}', EN, new Map([['home.hero.title', 'Neu']]))).toBe(
    '{\n  "home": {\n    "hero": {\n      "title": "Neu"\n    }\n  }\n}',
  );
});

test('a key that the language does not have is refused', () => {
  expect(() => writeText('de', DE, EN, new Map([['home.hero', 'Neu']]))).toThrow(/home\.hero is/);
  expect(() => writeText('de', DE, EN, new Map([['__proto__.x', 'Neu']]))).toThrow(/not a key/);
});

/** Removes the first part of a key that has siblings: a text, or a group with all its texts. */
function without(file: Record<string, never>, key: string) {
  const [part = '', name = ''] = key.split('.');
  const { [part]: group, ...others } = file as Record<string, Record<string, unknown>>;
  const { [name]: _, ...siblings } = group ?? {};
  const lacking =
    Object.keys(siblings).length === 0
      ? others
      : Object.fromEntries(
          Object.entries(file).map(([one, value]) => [one, one === part ? siblings : value]),
        );
  const left = readLocaleText(JSON.stringify(lacking)).entries;
  return { lacking, order: [...german.keys()].filter((one) => left.has(one) || one === key) };
}
