import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceProblems } from '../../../../translations/check/sourceProblems.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Lists what is wrong with English texts, with these notes on them and this module of the site. */
function problemsOf(texts: object, notes: object, module: string): string[] {
  const root = localesProject({
    'en.json': JSON.stringify(texts, null, 2),
    'context/notes.json': JSON.stringify(notes),
  });
  mkdirSync(path.join(root, 'src/pages'), { recursive: true });
  writeFileSync(path.join(root, 'src/pages/FaqPage.tsx'), module);
  return sourceProblems(root).map(
    ({ file, line, key, message }) => `${file}:${line} ${key} ${message}`,
  );
}

const TEXTS = {
  share: 'Share',
  terms: 'Unquestionable terms',
  long: 'Read what is under the glass',
  by: 'Made by {{author}} in a house by the sea',
  found_one: '{{count}} question',
  found_other: '{{count}} questions in all of them',
};
const NOTES = {
  share: { note: 'A button; a verb.' },
  terms: { note: 'A link.' },
  by: { note: '{{author}} is a name.' },
  found: { note: '{{count}} is a number.' },
};

test.each([
  ['all that need a note have one', {}, []],
  ['a text of few characters', { share: {} }, ['2 bar.share “Share” is short']],
  ['a limit is no note', { share: { max: 9, same: true } }, ['2 bar.share “Share” is short']],
  ['a text of two words', { terms: {} }, ['3 bar.terms “Unquestionable terms” is short']],
  [
    'a text with a placeholder',
    { by: {} },
    ['5 bar.by no note in locales/context/notes.json says what {{author}} is'],
  ],
  ['a note that does not name it', { by: { note: 'Who.' } }, ['5 bar.by no note in']],
  [
    'a text for numbers',
    { found: {} },
    ['6 bar.found_one “{{count}} question” is short', '7 bar.found_other no note in'],
  ],
  ['a note on the whole group', { share: {}, terms: {}, '': { note: 'Buttons.' } }, []],
  ['a note on another group', { share: {}, n: { note: 'Buttons.' } }, ['2 bar.share “Share”']],
])('notes: %s', (_, changed, expected) => {
  const notes = Object.entries({ ...NOTES, ...changed }).map(([key, note]) => [
    key === '' ? 'bar' : `bar${key === 'n' ? 'n' : `.${key}`}`,
    note,
  ]);
  expect(problemsOf({ bar: TEXTS }, Object.fromEntries(notes), "inGroup('bar')")).toEqual(
    expected.map((text) => expect.stringContaining(`:${Number(text[0]) + 1}${text.slice(1)}`)),
  );
});

test.each([
  [
    'a key uses one text',
    "t('faq.title'); a('b.c')",
    ['faq.lede', 'faq.price.question', 'faq.price.terms.answer'],
  ],
  [
    'a group uses the texts directly in it',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price')",
    ['faq.price.terms.answer'],
  ],
  [
    'a group and the name of a group in it use the texts of both',
    "t('faq.title'); t('faq.lede'); inGroup('faq.price', 'terms')",
    [],
  ],
])('uses: %s', (_, module, unused) => {
  const answer = 'As much as there is of it';
  const price = { question: 'How much of it is there?', terms: { answer } };
  const texts = { title: 'Read what is under the glass', lede: 'And much more of it', price };
  expect(problemsOf({ faq: texts }, {}, module)).toEqual(
    unused.map((key) => expect.stringMatching(new RegExp(`en.json:\\d+ ${key} is unused`))),
  );
});
