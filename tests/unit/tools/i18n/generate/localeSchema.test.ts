import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLocale, isError } from '../../../../../tools/i18n/check/checkLocale.ts';
import { placeholdersOf } from '../../../../../tools/i18n/check/placeholders.ts';
import { readNotes } from '../../../../../tools/i18n/files/localeFolder.ts';
import { readLocaleText } from '../../../../../tools/i18n/files/localeText.ts';
import { createNotes } from '../../../../../tools/i18n/files/notes.ts';
import { localeSchema } from '../../../../../tools/i18n/generate/localeSchema.ts';

const EN = readFileSync('locales/en.json', 'utf8');
const FILES = readdirSync('locales').filter((file) => file.endsWith('.json'));
const SOURCE = JSON.stringify({
  a: {
    plain: 'Join',
    product: 'See it with {{product}}',
    twice: '{{product}} and {{product}} in {{year}}',
    rich: 'Read the <link>terms of {{product}}</link>',
    nested: '<b>Now</b> read <link>the terms</link>',
    found_one: '{{count}} question',
    found_other: '{{count}} questions',
  },
});
const NOTES = createNotes(
  { a: { note: 'A button.' }, 'a.plain': { note: 'A verb.', max: 9 } },
  'Iris',
);

function validator(schema: string): ValidateFunction {
  const ajv = new Ajv({ allErrors: true });
  ajv.addKeyword('patternErrorMessage');
  return ajv.compile(JSON.parse(schema));
}

const isSiteText = validator(localeSchema(EN, readNotes(process.cwd())));
const isText = validator(localeSchema(SOURCE, NOTES));

/** The keys with an error by the schema and by the report, sorted. */
function refused(isValid: ValidateFunction, source: string, text: string) {
  isValid(JSON.parse(text));
  const locale = { tag: 'ar', text, glossary: {}, staleKeys: new Set<string>() };
  const { findings } = checkLocale(locale, source, NOTES);
  const paths = (isValid.errors ?? []).map(({ instancePath }) => instancePath);
  return {
    schema: paths.map((path) => path.slice(1).replaceAll('/', '.')).sort(),
    report: [...new Set(findings.filter(isError).map(({ key }) => key))].sort(),
  };
}

/** English with every text changed. */
function changed(change: (text: string) => string): string {
  return JSON.stringify(JSON.parse(EN), (_, value) =>
    typeof value === 'string' ? change(value) : value,
  );
}

const hasPlaceholder = (text: string) => placeholdersOf(text).length > 0;

test.each(FILES)('%s is as the schema says', (file) => {
  isSiteText(JSON.parse(readFileSync(`locales/${file}`, 'utf8')));
  expect(isSiteText.errors).toBeNull();
});

test.each([
  ['an added placeholder', (text: string) => `${text} {{nobody}}`, () => true],
  ['braces that make no placeholder', (text: string) => `${text} {product}`, () => true],
  ['an added tag', (text: string) => `${text} <b>x</b>`, () => true],
  ['a tag left open', (text: string) => `<b>${text}`, () => true],
  ['a misspelled placeholder', (text: string) => text.replace('}}', 's}}'), hasPlaceholder],
  [
    'a placeholder once more',
    (text: string) => text.replace(/\{\{\w+\}\}/, '$&$&'),
    hasPlaceholder,
  ],
  [
    'a lost placeholder, unless it is the number of one',
    (text: string) => text.replace(/\{\{\w+\}\}/, ''),
    (text: string, key: string) => hasPlaceholder(text) && !key.endsWith('_one'),
  ],
  ['being empty, which is none', () => ' ', () => false],
])('schema and report refuse the same texts of the site for %s', (_, change, isRefused) => {
  const keys = [...readLocaleText(EN).entries].flatMap(([key, { value }]) =>
    isRefused(value, key) ? [key] : [],
  );
  keys.sort();
  expect(refused(isSiteText, EN, changed(change))).toEqual({ schema: keys, report: keys });
});

test('whatever a text holds, the schema says what the report says', () => {
  const texts = Object.entries(JSON.parse(SOURCE).a as Record<string, string>);
  const keyAndParts = fc.constantFrom(...texts).chain(([key, english]) => {
    const parts = [...(english.match(/<\/?\w+>|\{\{\w+\}\}|\w+/g) ?? []), '\n', '>'];
    return fc.tuple(
      fc.constant(key),
      fc.shuffledSubarray([...parts, '{{year}}', '{{count}}', '{', '<b>', '</b>', '<']),
    );
  });
  fc.assert(
    fc.property(keyAndParts, ([key, parts]) => {
      const text = JSON.stringify({ a: { [key]: parts.join('') } });
      // A regular expression cannot say that tags of different names must not overlap.
      fc.pre(!/<b>[^/]*<link>|<link>[^/]*<b>/.test(text));
      const { schema, report } = refused(isText, SOURCE, text);
      expect(schema).toEqual(report);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a text without its tag', { rich: 'Lies {{product}}' }, false],
  ['a text with its tag left open', { rich: 'Lies <link>{{product}}' }, false],
  ['a text with its tag closed first', { rich: 'Lies </link>{{product}}<link>' }, false],
  ['a text with its tag and placeholder', { rich: '{{product}}: <link>lies</link>' }, true],
  ['a placeholder that stands once too few', { twice: '{{year}} {{product}}' }, false],
  ['all placeholders in another order', { twice: '{{year}} {{product}} {{product}}' }, true],
  ['a form of six for numbers', { found_many: '{{count}} Fragen' }, true],
  ['one thing without its number', { found_one: 'eine Frage' }, true],
  ['many things without their number', { found_many: 'Fragen' }, false],
  ['a text longer than its place', { plain: 'Jetzt gleich mitmachen' }, true],
  ['a mistyped key', { plian: 'Los' }, false],
  ['a number', { plain: 7 }, false],
])('%s is allowed or not', (_, texts, expected) => {
  expect(isText({ a: texts })).toBe(expected);
});

test('a language may say its own name, and nothing else that English does not', () => {
  expect(isText({ language: { name: 'Deutsch' } })).toBe(true);
  expect(isText({ language: { name: '{{product}}' } })).toBe(false);
  expect(isText({ language: { names: 'Deutsch' } })).toBe(false);
  expect(isText({ languages: 'Deutsch' })).toBe(false);
});

test('an editor shows the English, the notes from the widest, the room, and what is needed', () => {
  const { plain, rich } = JSON.parse(localeSchema(SOURCE, NOTES)).properties.a.properties;
  expect(plain.description).toBe(
    'English: Join\nA button.\nA verb.\nRoom for 9 characters, placeholders filled in.',
  );
  expect(rich.patternErrorMessage).toBe(
    'This text needs {{product}} and <link>…</link>, as often as the English, and no others.',
  );
});
