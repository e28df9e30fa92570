import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/growth/rules/csv.ts';

/** Reads CSV as RFC 4180 has it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever is in a cell comes out of the file, at most with an apostrophe', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a,b', '"', 'a\r\nb', ''));
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, (rows) => {
      const read = parse(toCsv(rows));
      const plain = (cell: string, row: number, column: number) =>
        cell === `'${rows[row]?.[column]}` ? cell.slice(1) : cell;
      expect(read.map((cells, row) => cells.map((cell, i) => plain(cell, row, i)))).toEqual(rows);
    }),
  );
});

test.each([
  ...['=', '+', '-', '@', '\t', '\r', '\n'],
  // Full width, small, raised, lowered, mathematical; behind a blank or what nobody sees; combined.
  ...[
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    '﹢',
    '﹣',
    '﹫',
    '⁼',
    '₊',
    '−',
    ' =',
    '\u00a0@',
    '\u200b=',
    '\u202e+',
    '=\u0338',
    '≠',
  ],
])('a cell that begins with %j is text', (start) => {
  expect(toCsv([[`${start}1+1`]])).toBe(`"'${start}1+1"\r\n`);
});

test('numbers stay numbers, negative ones too, as do usual words', () => {
  const row = ['x;=cmd;y', '(none)', '/de/', 'a-b', -1, 0.5];
  expect(toCsv([row])).toBe('"x;=cmd;y","(none)","/de/","a-b","-1","0.5"\r\n');
});
