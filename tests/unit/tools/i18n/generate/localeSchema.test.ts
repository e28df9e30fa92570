import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { SOURCE_LOCALE } from '../../../../../src/i18n/localePath.ts';
import { localeSchema } from '../../../../../tools/i18n/generate/localeSchema.ts';
import { translatedTags } from '../../../../../translations/files/localeFolder.ts';
import { createNotes, readNotes } from '../../../../../translations/files/notes.ts';
import { localeFile } from '../../../../../translations/files/paths.ts';

const EN = readFileSync('locales/en.json', 'utf8');
const FILES = [SOURCE_LOCALE, ...translatedTags(process.cwd())].map(localeFile);
const TEXTS = {
  plain: 'Join',
  email: 'Write to {{email}}',
  rich: 'Read the <link>terms of {{site}}</link> by {{product}}',
  nested: '<b>Now</b> read <link>the terms</link>',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
};
const SOURCE = JSON.stringify({ a: TEXTS });
const NOTES = createNotes(
  { a: { note: 'A button.' }, 'a.plain': { note: 'A verb.', max: 9 } },
  'Iris',
);

function validator(schema: string) {
  const ajv = new Ajv({ allErrors: true });
  ajv.addKeyword('patternErrorMessage');
  return ajv.compile(JSON.parse(schema));
}

const isText = validator(localeSchema(SOURCE, NOTES));

test('every locale file matches the schema', () => {
  const isSiteText = validator(localeSchema(EN, readNotes(process.cwd())));
  for (const file of FILES) {
    isSiteText(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    expect(isSiteText.errors, file).toBeNull();
  }
});

test.each([
  ['a text without its tag', { rich: 'Lies {{site}}' }, false],
  ['a text without its placeholder', { email: 'Schreib' }, false],
  [
    'a text with its tag and placeholder',
    { rich: '{{product}}, {{site}}: <link>lies</link>' },
    true,
  ],
  ['a text without the product’s name', { rich: '{{site}}: <link>lies</link>' }, true],
  ['an empty text', { email: ' ' }, true],
  ['one thing without its number', { found_one: 'eine Frage' }, true],
  ['many things without their number', { found_many: 'Fragen' }, false],
  ['a mistyped key', { plian: 'Los' }, false],
])('%s', (_, texts, expected) => {
  expect(isText({ a: texts })).toBe(expected);
});

test('a language can give its own name, and no other key that English lacks', () => {
  expect(isText({ language: { name: 'Deutsch' } })).toBe(true);
  expect(isText({ language: { names: 'Deutsch' } })).toBe(false);
  expect(isText({ languages: 'Deutsch' })).toBe(false);
});
