import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { nested } from '../../../../translations/texts/strings.ts';

const SOURCE = readFileSync('locales/en.json', 'utf8');
const KEYS = [...expectedKeys(new Set(readLocaleText(SOURCE).entries.keys()), 'pl').keys()];

const INDENTS = ['  ', '    ', '\t'];
const files = fc.record({
  keys: fc.subarray(KEYS),
  indent: fc.constantFrom(...INDENTS),
  eol: fc.constantFrom('\n', '\r\n'),
  start: fc.constantFrom('', '\uFEFF'),
});

test('writing adds what is missing in the order of the English, and changes no other line', () => {
  fc.assert(
    fc.property(files, ({ keys, indent, eol, start }) => {
      const tree = JSON.stringify(nested(keys.map((key) => [key, key])), null, indent).replaceAll(
        '\n',
        eol,
      );
      const added = KEYS.filter((key) => !keys.includes(key));
      const empty = new Map(added.map((key) => [key, '']));
      const text = writeText('pl', `${start}${tree}${eol}`, SOURCE, empty);
      const { entries, problems } = readLocaleText(text);
      expect(problems).toEqual([]);
      expect([...entries.keys()]).toEqual(KEYS);
      expect(added.filter((key) => entries.get(key)?.value !== '')).toEqual([]);
      const lines = (file: string) => file.split(eol).map((line) => line.replace(/,$/, ''));
      const now = lines(text);
      const all = JSON.stringify(
        nested(KEYS.map((key) => [key, ''])),
        null,
        keys.length ? indent : '  ',
      );
      expect(now).toHaveLength(all.split('\n').length + 1);
      let at = 0;
      for (const line of lines(`${start}${tree}`)) {
        if (!/\w/.test(line)) continue;
        at = now.indexOf(line, at) + 1;
        expect(at, line).toBeGreaterThan(0);
      }
    }),
    { numRuns: 30 },
  );
});

test('a text at a place of its own and the language’s name stay where they are', () => {
  const source = '{ "a": { "b": "B", "c": "C" }, "d": "D" }';
  const text = `{
  "language": { "name": "Polski" },
  "d": "De",
  "a": { "c": "Ce" }
}
`;
  expect(writeText('pl', text, source, new Map([['a.b', '']]))).toBe(`{
  "language": { "name": "Polski" },
  "d": "De",
  "a": {
    "b": "", "c": "Ce" }
}
`);
});
