import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingNotes, sourceProblems } from '../../../../translations/check/sourceProblems.ts';
import { createNotes, type Note } from '../../../../translations/files/notes.ts';
import { localesProject } from '../../../support/localesProject.ts';

const SOURCE = `{
  "share": "Share",
  "terms": "Unquestionable terms",
  "long": "Read what is under the glass",
  "by": "Made by {{author}} in a house by the sea",
  "found_one": "{{count}} question",
  "found_other": "{{count}} questions in all of them"
}`;
const ALL: Record<string, Note> = {
  share: { note: 'A button; a verb.' },
  terms: { note: 'A link.' },
  by: { note: '{{author}} is a name.' },
  found: { note: '{{count}} is a number.' },
};

function lacking(notes: Record<string, Note>): string[] {
  return missingNotes(SOURCE, createNotes(notes, 'Iris')).map(
    ({ line, key, message }) => `${line} ${key} ${message}`,
  );
}

test('a long text without placeholders needs no note', () => {
  expect(lacking(ALL)).toEqual([]);
});

test('a note must name the placeholder, and a limit is no note', () => {
  expect(lacking({ ...ALL, by: { note: 'Who made it.' } })).toHaveLength(1);
  expect(lacking({ ...ALL, share: { max: 9, same: true } })).toHaveLength(1);
});

test.each([
  ['a text of few characters', 'share', ['2 share “Share” is short']],
  ['a text of two words', 'terms', ['3 terms “Unquestionable terms” is short']],
  ['a text with a placeholder', 'by', ['5 by no note says what {{author}} is']],
  [
    'a text for numbers',
    'found',
    ['6 found_one “{{count}} question” is short', '7 found_other no note says what {{count}} is'],
  ],
])('%s needs a note', (_, key, expected) => {
  const { [key]: _left, ...others } = ALL;
  expect(lacking(others)).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test('a note on a group applies to all its texts', () => {
  const notes = createNotes({ bar: { note: 'Buttons.' } }, 'Iris');
  expect(missingNotes('{ "bar": { "share": "Share" } }', notes)).toEqual([]);
  expect(missingNotes('{ "barn": { "share": "Share" } }', notes)).toHaveLength(1);
});

const PAGE = path.join('src/pages/FaqPage.tsx');

test.each([
  [
    'a key uses one text, and a name that is none is found',
    "t('faq.title'); t('faq.titel'); a('b.c')",
    [
      { file: PAGE, message: '"faq.titel" names no text in locales/en.json' },
      { file: 'locales/en.json', message: '"faq.lede" is unused' },
      { file: 'locales/en.json', message: '"faq.price.question" is unused' },
      { file: 'locales/en.json', message: '"faq.price.terms.answer" is unused' },
    ],
  ],
  [
    'a group uses the texts directly in it, and a name that is no group is found',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price'); inGroup('faq.notes')",
    [
      { file: PAGE, message: '"faq.notes" names no text in locales/en.json' },
      { file: 'locales/en.json', message: '"faq.price.terms.answer" is unused' },
    ],
  ],
  [
    'a group and the name of a group in it use the texts of both',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price', 'terms')",
    [],
  ],
])('%s', (_, source, expected) => {
  const root = localesProject({
    'en.json': JSON.stringify({
      faq: {
        title: 'Read what is under the glass',
        lede: 'And much more of it',
        price: {
          question: 'How much of it is there?',
          terms: { answer: 'As much as there is of it' },
        },
      },
    }),
    'context/notes.json': '{}',
  });
  mkdirSync(path.join(root, 'src/pages'), { recursive: true });
  writeFileSync(path.join(root, PAGE), source);
  expect(sourceProblems(root)).toEqual(expected);
});
