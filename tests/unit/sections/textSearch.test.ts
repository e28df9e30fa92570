import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, matches, searchable, searchTerm } from '../../../src/sections/faq/textSearch.ts';

function find(text: string, typed: string, locale = 'en') {
  const prepared = searchable(text, locale);
  const term = searchTerm(typed, locale);
  expect(contains(prepared, term)).toBe(term === '' || matches(prepared, term).length > 0);
  return matches(prepared, term).map(({ start, end }) => text.slice(start, end));
}

describe('a search', () => {
  test.each([
    ['Is my data encrypted?', 'DATA', ['data']],
    ['Mac, macOS, MAC', 'mac', ['Mac', 'mac', 'MAC']],
    ['Is my data encrypted?', '  data ', ['data']],
    ['Is my data encrypted?', 'my data', ['my data']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['C++ (2.0) [x]', '(2.0) [', ['(2.0) [']],
    ['Is my data encrypted?', 'cloud', []],
    ['', 'x', []],
  ])('in %j for %j finds %j', (text, typed, found) => {
    expect(find(text, typed)).toEqual(found);
  });

  test('for blanks matches every text and highlights nothing', () => {
    expect(find('anything', '   ')).toEqual([]);
    expect(contains(searchable('anything', 'en'), searchTerm('   ', 'en'))).toBe(true);
  });

  test.each([
    ['tr', 'İstanbul ve ISPARTA', 'i', ['İ']],
    ['tr', 'İstanbul ve ISPARTA', 'ı', ['I']],
    ['en', 'ISPARTA', 'i', ['I']],
    ['el', 'ΟΔΟΣ, οδός', 'οδοσ', ['ΟΔΟΣ', 'οδός']],
    ['de', 'Straße, GRÖSSE', 'ß', ['ß']],
    ['de', 'ÜBER über', 'über', ['ÜBER', 'über']],
    ['ja', 'データは暗号化されますか', '暗号', ['暗号']],
    ['ar', 'هل بياناتي مشفرة؟', 'مشفرة', ['مشفرة']],
  ])('follows the case rules of %s: %j for %j finds %j', (locale, text, typed, found) => {
    expect(find(text, typed, locale)).toEqual(found);
  });

  test.each([
    ['fr', 'Mes données sont-elles chiffrées ?', 'DONNEES', ['données']],
    ['fr', 'Mes données', 'données', ['données']],
    ['de', 'Größe für alle', 'fur', ['für']],
    ['sv', 'Får jag', 'far', []],
    ['es', 'Este año, cuántas', 'ano', []],
    ['es', 'Este año, cuántas', 'cuantas', ['cuántas']],
    ['ar', 'يتصفّح الأسئلة', 'يتصفح', ['يتصفّح']],
    ['ar', 'الأسئلة', 'الاسئلة', ['الأسئلة']],
    ['ar', 'الميزة الأولى', 'ميزه', ['ميزة']],
    ['ar', 'الميزة الأولى', 'الاولي', ['الأولى']],
    ['ja', 'かく、がく', 'かく', ['かく']],
    ['ja', 'マイクとガラス', 'がらす', ['ガラス']],
    ['ja', 'FAQを開く', 'ＦＡＱ', ['FAQ']],
    ['ko', '데이터는 암호화되나요', '암호', ['암호']],
    ['hi', 'कि, क', 'क', ['क', 'क']],
    ['de', 'Daten\u00adschutz', 'datenschutz', ['Daten\u00adschutz']],
    ['de', '8\u00a0GB', '8 gb', ['8\u00a0GB']],
    ['en', 'cafe\u0301s', 'cafe', ['cafe\u0301']],
  ])('follows the letters of %s: %j for %j finds %j', (locale, text, typed, found) => {
    expect(find(text, typed, locale)).toEqual(found);
  });
});

test('for any text and term, ranges are in order, do not overlap and contain whole letters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, fc.string({ unit: 'grapheme', maxLength: 3 }), (whole, typed) => {
      const ranges = matches(searchable(whole, 'en'), searchTerm(typed, 'en'));
      const letters = new Set<number>([whole.length]);
      let position = 0;
      for (const letter of whole) {
        letters.add(position);
        position += letter.length;
      }
      ranges.forEach(({ start, end }, index) => {
        expect(start).toBeLessThan(end);
        expect(letters.has(start) && letters.has(end)).toBe(true);
        expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.start ?? 0);
      });
    }),
  );
});

test('finds every plain substring in any case', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...'abcXYZ 019?'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(ascii, fc.nat(), fc.nat(), fc.boolean(), (text, from, length, upper) => {
      const start = from % text.length;
      const part = text.slice(start, start + 1 + (length % 5));
      const prepared = searchable(text, 'en');
      const term = searchTerm(upper ? part.toUpperCase() : part.toLowerCase(), 'en');
      expect(contains(prepared, term)).toBe(true);
    }),
  );
});
