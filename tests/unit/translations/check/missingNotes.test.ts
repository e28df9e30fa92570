import { expect, test } from 'vitest';
import { problemLine } from '../../../../translations/check/finding.ts';
import { missingNotes } from '../../../../translations/check/missingNotes.ts';
import { localesProject } from '../../../support/localesProject.ts';

/** Lists the notes that English texts lack, with these notes on them and these translations. */
function missing(texts: object, notes: object, translations: object = { 'de.json': '{}' }) {
  const root = localesProject({
    'en.json': JSON.stringify(texts, null, 2),
    'context/notes.json': JSON.stringify(notes),
    ...translations,
  });
  return missingNotes(root).map(problemLine);
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
    [
      '5 bar.by has {{author}}: translators need a note in locales/context/notes.json that says what it is',
    ],
  ],
  ['a note that does not name it', { by: { note: 'Who.' } }, ['5 bar.by has {{author}}']],
  [
    'a text for numbers',
    { found: {} },
    ['6 bar.found_one “{{count}} question” is short', '7 bar.found_other has {{count}}'],
  ],
  ['a note on the whole group', { share: {}, terms: {}, '': { note: 'Buttons.' } }, []],
  ['a note on another group', { share: {}, n: { note: 'Buttons.' } }, ['2 bar.share “Share”']],
])('%s', (_, changed, expected) => {
  const notes = Object.entries({ ...NOTES, ...changed }).map(([key, note]) => [
    key === '' ? 'bar' : `bar${key === 'n' ? 'n' : `.${key}`}`,
    note,
  ]);
  expect(missing({ bar: TEXTS }, Object.fromEntries(notes))).toEqual(
    expected.map((text) => expect.stringContaining(`:${Number(text[0]) + 1}:${text.slice(1)}`)),
  );
});

test('a site in English alone needs no notes', () => {
  expect(missing({ share: 'Share' }, {})).toHaveLength(1);
  expect(missing({ share: 'Share' }, {}, {})).toEqual([]);
});
