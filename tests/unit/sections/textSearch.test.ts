import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, searchTerm, splitAtMatches } from '../../../src/sections/faq/textSearch.ts';

function find(text: string, typed: string) {
  const term = searchTerm(typed);
  const matches = splitAtMatches(text, term).filter((_, index) => index % 2 === 1);
  expect(contains(text, term)).toBe(term === '' || matches.length > 0);
  return matches;
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
    expect(contains('anything', searchTerm('   '))).toBe(true);
  });

  test.each([
    ['İstanbul ve ISPARTA', 'i', ['İ', 'I']],
    ['ΟΔΟΣ, οδός', 'οδοσ', ['ΟΔΟΣ', 'οδός']],
    ['Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['Straße', 's', ['S', 'ß']],
    ['Mes données', 'DONNEES', ['données']],
    ['Größe für alle', 'fur', ['für']],
    ['Ce que contient l’écran', "l'ecran", ['l’écran']],
    ['Mit Command‑A', 'command-a', ['Command‑A']],
    ['Jak działa Iris?', 'dziala', ['działa']],
    ['macOS ١٣', '13', ['١٣']],
    ['8 GB', '۸', ['8']],
    ['cafe\u0301s', 'café', ['cafe\u0301']],
    ['يتصفّح الأسئلة', 'يتصفح', ['يتصفّح']],
    ['الأسئلة', 'الاسئلة', ['الأسئلة']],
    ['الميزة الأولى', 'ميزه', ['ميزة']],
    ['الميزة الأولى', 'الاولي', ['الأولى']],
    ['かく、がく', 'かく', ['かく']],
    ['マイクとガラス', 'がらす', ['ガラス']],
    ['FAQを開く', 'ＦＡＱ', ['FAQ']],
    ['데이터는 암호화되나요', '암호', ['암호']],
    ['कि, क', 'कि', ['कि']],
    ['Daten\u00adschutz', 'datenschutz', ['Daten\u00adschutz']],
    ['8\u00a0GB', '8 gb', ['8\u00a0GB']],
  ])('ignores case, accents and forms of a letter: in %j for %j finds %j', (text, typed, found) => {
    expect(find(text, typed)).toEqual(found);
  });
});

test('for any text and term, the parts are the text, and matches are whole letters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, fc.string({ unit: 'grapheme', maxLength: 3 }), (whole, typed) => {
      const parts = splitAtMatches(whole, searchTerm(typed));
      expect(parts.join('')).toBe(whole);
      expect(parts.flatMap((part) => [...part])).toEqual([...whole]);
      parts.forEach((part, index) => {
        expect(part === '' && index % 2 === 1).toBe(false);
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
      const term = searchTerm(upper ? part.toUpperCase() : part.toLowerCase());
      expect(contains(text, term)).toBe(true);
    }),
  );
});
