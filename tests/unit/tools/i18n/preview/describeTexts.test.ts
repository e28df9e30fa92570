import { expect, test } from 'vitest';
import { describeTexts } from '../../../../../tools/i18n/preview/describeTexts.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';

const ENGLISH = `{
  "home": {
    "title": "Ask {{product}}",
    "found_one": "One answer",
    "found_other": "{{count}} answers"
  }
}`;
const POLISH = `{
  "home": {
    "title": "Zapytaj {{product}}",
    "found_few": " "
  }
}`;
const notes = createNotes(
  { home: { note: 'The home page.' }, 'home.title': { note: 'Its heading.', max: 20 } },
  'Iris',
);
const describe = (key: string, tag: string, text: string) => {
  const [description] = describeTexts([key], tag, text, ENGLISH, notes);
  if (!description) throw new Error(`${key} was not described`);
  return description;
};
const inPolish = (key: string) => describe(key, 'pl', POLISH);

test('a translated text is described with its notes, length and line', () => {
  expect(inPolish('home.title')).toEqual({
    key: 'home.title',
    notes: ['The home page.', 'Its heading.'],
    english: 'Ask {{product}}',
    translation: 'Zapytaj {{product}}',
    length: { used: 12, max: 20 },
    place: 'locales/pl.json:3',
  });
});

test.each([
  ['an empty text', 'found_few', '{{count}} answers', 'locales/pl.json:4', /left empty/],
  [
    'a missing text',
    'found_one',
    'One answer',
    'locales/en.json:4',
    /missing in locales\/pl\.json/,
  ],
])('%s has its English, the line to edit and a task', (_, key, english, place, task) => {
  const description = inPolish(`home.${key}`);
  expect(description).toMatchObject({ english, place, task: expect.stringMatching(task) });
  expect(description.translation).toBeUndefined();
});

test('in the source language there is nothing to do', () => {
  const { place, task } = describe('home.title', 'en', ENGLISH);
  expect([place, task]).toEqual(['locales/en.json:3', undefined]);
});
