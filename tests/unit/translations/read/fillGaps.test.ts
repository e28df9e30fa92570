import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Strings } from '../../../../src/document/siteData.ts';
import { createNotes } from '../../../../translations/files/notes.ts';
import { copiedKeys, fillGaps } from '../../../../translations/read/fillGaps.ts';

const SOURCE = { a: 'A', group: { b: 'B', c: 'C' } };

test('a missing or blank string is taken from the source, and its key is listed', () => {
  const fallbackKeys: string[] = [];
  expect(fillGaps(SOURCE, { a: 'Ä', group: { b: ' ' } }, fallbackKeys)).toEqual({
    a: 'Ä',
    group: { b: 'B', c: 'C' },
  });
  expect(fallbackKeys).toEqual(['group.b', 'group.c']);
});

test('a missing group is taken from the source', () => {
  const fallbackKeys: string[] = [];
  expect(fillGaps(SOURCE, { group: 'no object' }, fallbackKeys)).toEqual(SOURCE);
  expect(fallbackKeys).toEqual(['a', 'group.b', 'group.c']);
});

test('plural forms that only the translation has are kept, unless they are blank', () => {
  const source = { n_one: 'one', n_other: '{{count}}' };
  const filled = fillGaps(source, { n_one: '', n_few: '', n_many: '{{count}} sztuk' }, []);
  expect(filled).toEqual({ ...source, n_many: '{{count}} sztuk' });
});

test('a plural form that the translation lacks is no gap if it has the form for all numbers', () => {
  const fallbackKeys: string[] = [];
  const source = { n_one: 'one', n_other: '{{count}}', m_one: 'one', m_other: '{{count}}' };
  const filled = fillGaps(source, { n_other: '{{count}} 件', m_one: '' }, fallbackKeys);
  expect(filled).toEqual({ n_other: '{{count}} 件', m_one: 'one', m_other: '{{count}}' });
  expect(fallbackKeys).toEqual(['m_one', 'm_other']);
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
      const filled = fillGaps(SOURCE, translation as never, []);
      expect(filled.a).toEqual(expect.stringMatching(/./));
      expect(filled.group).toEqual(
        expect.objectContaining({ b: expect.stringMatching(/./), c: expect.stringMatching(/./) }),
      );
    }),
  );
});

const TEXTS = { a: 'A', b: { c: 'C', d: 'D', n_one: '1', n_other: '2' }, e: 'E' };

test('a text that equals the English is copied, unless the notes allow it', () => {
  const notes = createNotes({ b: { same: true }, 'b.d': { same: false }, 'b.n': { same: false } });
  const copied = (translation: Strings) => copiedKeys(TEXTS, translation, notes, 'nl');
  expect(copied(TEXTS)).toEqual(['a', 'b.d', 'b.n_one', 'b.n_other', 'e']);
  expect(copied({ a: 'Ä', b: 'no group' })).toEqual([]);
});

test.each(['a', 'A.', 'A…', '\u00adA'])('“%s” is a copy of “A”', (text) => {
  expect(copiedKeys({ a: 'A' }, { a: text }, createNotes({}), 'nl')).toEqual(['a']);
});

test('a text can equal the English in some languages only, and a fixed one in all', () => {
  const notes = createNotes({ a: { same: ['nl', 'de'] }, b: { fixed: true } });
  expect(copiedKeys(TEXTS, TEXTS, notes, 'nl')).toEqual(['e']);
  expect(copiedKeys(TEXTS, TEXTS, notes, 'fr')).toEqual(['a', 'e']);
});
