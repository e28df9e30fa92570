import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNotes, type NotesFile } from '../../../../translations/files/notes.ts';
import { fillGaps, untranslatedKeys } from '../../../../translations/read/fillGaps.ts';

const SOURCE = { a: 'A', group: { b: 'B', c: 'C' } };

test('a missing or blank string is taken from the source, and its key is listed', () => {
  expect(fillGaps(SOURCE, { a: 'Ä', group: { b: ' ' } }, 'nl')).toEqual({
    strings: { a: 'Ä', group: { b: 'B', c: 'C' } },
    fallbackKeys: ['group.b', 'group.c'],
  });
});

test('a missing group is taken from the source', () => {
  expect(fillGaps(SOURCE, { group: 'no object' }, 'nl')).toEqual({
    strings: SOURCE,
    fallbackKeys: ['a', 'group.b', 'group.c'],
  });
});

test('plural forms that the translation lacks are taken from the source and listed, whichever it has', () => {
  const source = { n_one: 'one', n_other: '{{count}}' };
  const polish = { n_one: '', n_few: '', n_many: '{{count}} sztuk' };
  expect(fillGaps(source, polish, 'pl')).toEqual({
    strings: { ...source, n_few: '{{count}}', n_many: '{{count}} sztuk' },
    fallbackKeys: ['n_one', 'n_few', 'n_other'],
  });
});

test('a plural form that the translation lacks is no gap if it has the form for all numbers', () => {
  const source = { n_one: 'one', n_other: '{{count}}', m_one: 'one', m_other: '{{count}}' };
  expect(fillGaps(source, { n_other: '{{count}} 件', m_one: '' }, 'ja')).toEqual({
    strings: { n_other: '{{count}} 件', m_other: '{{count}}' },
    fallbackKeys: ['m_other'],
  });
});

test('every key of the source has a text, whatever a translation lacks', () => {
  const strings = fc.letrec<{ node: object }>((tie) => ({
    node: fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof({ maxDepth: 3 }, fc.constantFrom('', 'text'), tie('node')),
    ),
  })).node;
  fc.assert(
    fc.property(strings, (translation) => {
      const { strings: filled } = fillGaps(SOURCE, translation as never, 'nl');
      expect(filled.a).toEqual(expect.stringMatching(/./));
      expect(filled.group).toEqual(
        expect.objectContaining({ b: expect.stringMatching(/./), c: expect.stringMatching(/./) }),
      );
    }),
  );
});

const TEXTS = { a: 'A', 'b.c': 'C', 'b.d': 'D', 'b.n_one': '1', 'b.n_other': '2', e: 'E' };
const untranslated = (texts: Record<string, string>, notes: NotesFile, tag = 'nl') =>
  untranslatedKeys(
    Object.entries(TEXTS),
    new Map(Object.entries({ ...TEXTS, ...texts })),
    createNotes(notes),
    tag,
  );

test.each(['', ' ', 'A', 'a.', 'A…', '\u00adA'])('“%s” is no translation of “A”', (a) => {
  expect(untranslated({ a }, { b: { same: true }, e: { same: true } })).toEqual(['a']);
});

test('a text may equal the English if the notes on it, or on its group, allow that', () => {
  const notes = { b: { same: true }, 'b.d': { same: false }, 'b.n': { same: false } };
  const left = ['b.d', 'b.n_one', 'b.n_other', 'e'];
  expect(untranslated({ a: 'Ä' }, notes)).toEqual(left);
  expect(untranslated({ a: 'Ä', 'b.c': '', 'b.n_one': '' }, notes)).toEqual([
    'b.c',
    ...left.filter((key) => key !== 'b.n_one'),
  ]);
});

test('a text can equal the English in some languages only, and a fixed one in all', () => {
  const notes = { a: { same: ['nl', 'de'] }, b: { fixed: true } };
  expect(untranslated({}, notes)).toEqual(['e']);
  expect(untranslated({}, notes, 'fr')).toEqual(['a', 'e']);
});
