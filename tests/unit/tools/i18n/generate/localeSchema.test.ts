import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { SOURCE_LOCALE } from '../../../../../src/i18n/localePath.ts';
import { localeSchema } from '../../../../../tools/i18n/generate/localeSchema.ts';
import { localeFile } from '../../../../../translations/files/localeFile.ts';
import { readNotes, translatedTags } from '../../../../../translations/files/localeFolder.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';

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
  ['a text with its tag left open', { rich: 'Lies <link>{{site}}' }, false],
  ['a text without its placeholder', { email: 'Schreib' }, false],
  [
    'a text with its tag and placeholder',
    { rich: '{{product}}, {{site}}: <link>lies</link>' },
    true,
  ],
  ['a text without the product’s name', { rich: '{{site}}: <link>lies</link>' }, true],
  ['an empty text', { email: ' ' }, true],
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
  expect(isText({ language: { names: 'Deutsch' } })).toBe(false);
  expect(isText({ languages: 'Deutsch' })).toBe(false);
});

test('an editor shows the English, the notes, the room and the required parts', () => {
  const { plain, rich } = JSON.parse(localeSchema(SOURCE, NOTES)).properties.a.properties;
  expect(plain.description).toBe(
    'English: Join\nA button.\nA verb.\nRoom for 9 characters, placeholders filled in.',
  );
  expect(rich.patternErrorMessage).toBe('This text needs {{site}} <link> </link> as in English.');
});
