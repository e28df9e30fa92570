import { expect, test } from 'vitest';
import { newLocale } from '../../../../../../tools/i18n/preview/texts/newLocale.ts';
import { createNotes } from '../../../../../../translations/files/notes.ts';

const SOURCE = `{
  "hero": { "title": "See it", "key": "⌘A" },
  "search": { "found_one": "{{count}} question", "found_other": "{{count}} questions", "clear": "Clear" }
}`;

const NOTES = createNotes({ 'hero.key': { fixed: true } });

test.each([
  ['de', ['found_one', 'found_other']],
  ['ja', ['found_other']],
  ['ar', ['found_zero', 'found_one', 'found_two', 'found_few', 'found_many', 'found_other']],
])(
  'a new %s file has every key in the source’s order and the language’s plural forms, empty but for names',
  (tag, forms) => {
    const search = Object.fromEntries([...forms, 'clear'].map((key) => [key, '']));
    expect(newLocale(tag, SOURCE, NOTES)).toBe(
      `${JSON.stringify({ hero: { title: '', key: '⌘A' }, search }, null, 2)}\n`,
    );
  },
);
