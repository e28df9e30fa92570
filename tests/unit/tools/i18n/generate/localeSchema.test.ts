import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOURCE_LOCALE } from '../../../../../src/i18n/localePath.ts';
import { localeSchema } from '../../../../../tools/i18n/generate/localeSchema.ts';
import { checkLocale, isError } from '../../../../../translations/check/checkLocale.ts';
import { placeholdersOf } from '../../../../../translations/check/placeholders.ts';
import {
  localeFile,
  readNotes,
  translatedTags,
} from '../../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../../translations/files/localeText.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';

const EN = readFileSync('locales/en.json', 'utf8');
const FILES = [SOURCE_LOCALE, ...translatedTags(process.cwd())].map(localeFile);
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

/** Returns the keys with an error by the schema and by the report, sorted. */
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

/** Returns the English file with every text changed. */
function changed(change: (text: string) => string): string {
  return JSON.stringify(JSON.parse(EN), (_, value) =>
    typeof value === 'string' ? change(value) : value,
  );
}

const hasPlaceholder = (text: string) => placeholdersOf(text).length > 0;

test.each(FILES)('%s matches the schema', (file) => {
  isSiteText(JSON.parse(readFileSync(file, 'utf8')));
  expect(isSiteText.errors).toBeNull();
});

test.each([
  ['an added placeholder', (text: string) => `${text} {{nobody}}`, () => true],
  ['braces that are no placeholder', (text: string) => `${text} {product}`, () => true],
  ['an added tag', (text: string) => `${text} <b>x</b>`, () => true],
  ['a tag left open', (text: string) => `<b>${text}`, () => true],
  ['a misspelled placeholder', (text: string) => text.replace('}}', 's}}'), hasPlaceholder],
  ['a repeated placeholder', (text: string) => text.replace(/\{\{\w+\}\}/, '$&$&'), hasPlaceholder],
  [
    'a lost placeholder, except the number in “one”',
    (text: string) => text.replace(/\{\{\w+\}\}/, ''),
    (text: string, key: string) => hasPlaceholder(text) && !key.endsWith('_one'),
  ],
  ['an empty text, which is no error', () => ' ', () => false],
])('schema and report agree on %s in every text of the site', (_, change, isRefused) => {
  const keys = [...readLocaleText(EN).entries].flatMap(([key, { value }]) =>
    isRefused(value, key) ? [key] : [],
  );
  keys.sort();
  expect(refused(isSiteText, EN, changed(change))).toEqual({ schema: keys, report: keys });
});

test('schema and report agree on any text', () => {
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
  ['a placeholder that occurs too rarely', { twice: '{{year}} {{product}}' }, false],
  ['all placeholders in another order', { twice: '{{year}} {{product}} {{product}}' }, true],
  ['one of six plural forms', { found_many: '{{count}} Fragen' }, true],
  ['one thing without its number', { found_one: 'eine Frage' }, true],
  ['many things without their number', { found_many: 'Fragen' }, false],
  ['a text longer than its place', { plain: 'Jetzt gleich mitmachen' }, true],
  ['a mistyped key', { plian: 'Los' }, false],
  ['a number', { plain: 7 }, false],
])('%s', (_, texts, expected) => {
  expect(isText({ a: texts })).toBe(expected);
});

test('a language can give its own name, and no other key that English lacks', () => {
  expect(isText({ language: { name: 'Deutsch' } })).toBe(true);
  expect(isText({ language: { name: '{{product}}' } })).toBe(false);
  expect(isText({ language: { names: 'Deutsch' } })).toBe(false);
  expect(isText({ languages: 'Deutsch' })).toBe(false);
});

test('an editor shows the English, the notes, the room and the required parts', () => {
  const { plain, rich } = JSON.parse(localeSchema(SOURCE, NOTES)).properties.a.properties;
  expect(plain.description).toBe(
    'English: Join\nA button.\nA verb.\nRoom for 9 characters, placeholders filled in.',
  );
  expect(rich.patternErrorMessage).toBe(
    'This text needs {{product}} and <link>…</link>, as often as the English, and no others.',
  );
});
