import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { newLocale } from '../../../../translations/files/newLocale.ts';
import { createNotes } from '../../../../translations/files/notes.ts';

const SOURCE = `{
  "hero": { "title": "See it" },
  "search": { "found_one": "{{count}} question", "found_other": "{{count}} questions", "clear": "Clear" }
}`;
const EN = readFileSync('locales/en.json', 'utf8');

function started(tag: string, source: string): string {
  const locale = newLocale(tag, [], source);
  if ('problem' in locale) throw new Error(locale.problem);
  return locale.text;
}

test.each([
  ['de', ['found_one', 'found_other']],
  ['ja', ['found_other']],
  ['ar', ['found_zero', 'found_one', 'found_two', 'found_few', 'found_many', 'found_other']],
])(
  'a new %s file has every key in the source’s order and the language’s plural forms, all empty',
  (tag, forms) => {
    const text = started(tag, SOURCE);
    const search = Object.fromEntries([...forms, 'clear'].map((key) => [key, '']));
    expect(text).toBe(`${JSON.stringify({ hero: { title: '' }, search }, null, 2)}\n`);
  },
);

test.each(['cy', 'ja'])('of a new %s file, every text is reported as empty', (tag) => {
  const locale = { tag, text: started(tag, EN), glossary: {} };
  const { findings, translated, total } = checkLocale(locale, EN, createNotes({}, 'Iris'));
  expect(findings.filter(({ kind }) => kind !== 'empty')).toEqual([]);
  expect(findings).toHaveLength(total);
  expect(translated).toBe(0);
});

test.each([
  ['no tag', '', /which language/],
  ['a language’s name', 'german', /“german” is not a language tag: German is “de”/],
  ['a country', 'cz', /“cz” is not a language: Czech is “cs”/],
  ['a path', '../de', /not a language tag/],
  ['a deprecated tag', 'iw', /spelled “he”/],
  ['more than a language', 'de-u-co-phonebk', /spelled “de”/],
  ['the source language', 'en', /translated from/],
  ['a language that exists', 'fr', /locales\/fr\.json exists/],
])('%s is refused', (_, tag, problem) => {
  expect(newLocale(tag, ['fr'], SOURCE)).toEqual({ problem: expect.stringMatching(problem) });
});
