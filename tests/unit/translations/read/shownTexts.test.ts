import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NotesFile } from '../../../../translations/files/notes.ts';
import { shownTexts, untranslatedKeys } from '../../../../translations/read/shownTexts.ts';
import { filesOf } from '../../../../translations/state/languageFiles.ts';
import { hashOf } from '../../../../translations/state/textState.ts';
import { nested } from '../../../../translations/texts/strings.ts';

const SOURCE = { a: 'A', group: { b: 'B', c: 'C' } };

/** The files of a language with this English. */
function language(
  source: object,
  translation: object,
  tag = 'nl',
  notes: NotesFile = {},
  /** The English that texts were made from, by key. */
  made: Record<string, string> = {},
) {
  const states = Object.entries(made).map(([key, english]) => [key, hashOf(english)]);
  const files = {
    [`locales/state/${tag}.json`]: JSON.stringify(Object.fromEntries(states), null, 2),
    'locales/en.json': JSON.stringify(source),
    [`locales/${tag}.json`]: JSON.stringify(translation),
    'locales/context/notes.json': JSON.stringify(notes),
  };
  return filesOf({ files }, tag);
}

/** Returns what visitors see, and what of it is English. */
function shown(source: object, translation: object, tag?: string, notes?: NotesFile) {
  const { texts, fallbackKeys } = shownTexts(language(source, translation, tag, notes));
  return { texts: Object.fromEntries(texts), fallbackKeys };
}

test('a missing or blank string is taken from the source, and its key is listed', () => {
  expect(shown(SOURCE, { a: 'Ä', group: { b: ' ' } })).toEqual({
    texts: { a: 'Ä', 'group.b': 'B', 'group.c': 'C' },
    fallbackKeys: ['group.b', 'group.c'],
  });
});

test('a missing group is taken from the source', () => {
  expect(shown(SOURCE, { group: 'no object' })).toEqual({
    texts: { a: 'A', 'group.b': 'B', 'group.c': 'C' },
    fallbackKeys: ['a', 'group.b', 'group.c'],
  });
});

test('plural forms that the translation lacks are taken from the source and listed, whichever it has', () => {
  const source = { n_one: 'one', n_other: '{{count}}' };
  const polish = { n_one: '', n_few: '', n_many: '{{count}} sztuk' };
  expect(shown(source, polish, 'pl')).toEqual({
    texts: { ...source, n_few: '{{count}}', n_many: '{{count}} sztuk' },
    fallbackKeys: ['n_one', 'n_few', 'n_other'],
  });
});

test('a plural form that the translation lacks is no gap if it has the form for all numbers', () => {
  const source = { n_one: 'one', n_other: '{{count}}', m_one: 'one', m_other: '{{count}}' };
  expect(shown(source, { n_other: '{{count}} 件', m_one: '' }, 'ja')).toEqual({
    texts: { n_other: '{{count}} 件', m_other: '{{count}}' },
    fallbackKeys: ['m_other'],
  });
});

test('an outdated text is shown, unless it no longer fits the English', () => {
  const english = { a: 'Ask {{user}} now', b: 'Ask us', n_one: 'One', n_other: '{{count}} {{x}}' };
  const dutch = { a: 'Vraag {{name}}', b: 'Vraag', n_one: 'Een', n_other: '{{count}} stuks' };
  const made = { a: 'Ask {{name}}', b: 'Ask', n_one: 'One', n_other: '{{count}} pieces' };
  const { texts, fallbackKeys } = shownTexts(language(english, dutch, 'nl', {}, made));
  expect(Object.fromEntries(texts)).toEqual({ ...dutch, a: english.a, n_other: english.n_other });
  expect(fallbackKeys).toEqual(['a', 'n_other']);
});

test('what is fixed is read from the source, whatever a translation has, and not marked', () => {
  const notes = { a: { fixed: true }, group: { fixed: true }, 'group.c': { fixed: false } };
  for (const translation of [{}, { a: 'Ä', group: { b: '{{x}}' } }]) {
    expect(shown(SOURCE, translation, 'nl', notes)).toEqual({
      texts: { a: 'A', 'group.b': 'B', 'group.c': 'C' },
      fallbackKeys: ['group.c'],
    });
  }
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
      const { texts } = shown(SOURCE, translation);
      expect(Object.keys(texts).sort()).toEqual(['a', 'group.b', 'group.c']);
      expect(Object.values(texts)).not.toContain('');
    }),
    { numRuns: 25 },
  );
});

const TEXTS = { a: 'A', 'b.c': 'C', 'b.d': 'D', 'b.n_one': '1', 'b.n_other': '2', e: 'E' };
const untranslated = (texts: Record<string, string>, notes: NotesFile, tag = 'nl') => {
  const translation = nested(Object.entries({ ...TEXTS, ...texts }));
  return untranslatedKeys(language(nested(Object.entries(TEXTS)), translation, tag, notes));
};

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

test('a text can equal the English in some languages only, and a fixed one is not translated', () => {
  const notes = { a: { same: ['nl', 'de'] }, b: { fixed: true } };
  expect(untranslated({}, notes)).toEqual(['e']);
  expect(untranslated({}, notes, 'fr')).toEqual(['a', 'e']);
});
