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

test('an empty text points to its line', () => {
  const { translation, english, place, task } = inPolish('home.found_few');
  expect(translation).toBeUndefined();
  expect([english, place]).toEqual(['{{count}} answers', 'locales/pl.json:4']);
  expect(task).toContain('left empty');
});

test('a missing text points to the English, with the task to add it', () => {
  const { place, task } = inPolish('home.found_one');
  expect(place).toBe('locales/en.json:4');
  expect(task).toContain('missing in locales/pl.json');
});

test('in the source language there is nothing to do', () => {
  const { place, task } = describe('home.title', 'en', ENGLISH);
  expect([place, task]).toEqual(['locales/en.json:3', undefined]);
});
