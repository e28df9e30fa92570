import { expect, test } from 'vitest';
import { csvFile, toCsv } from '../../../src/growth/rules/csv.ts';

test('every cell is quoted as RFC 4180 has it, numbers stay numbers and usual words themselves', () => {
  const rows = [
    ['x;=cmd;y', '(none)', '/de/', -1],
    ['say "a,b"', 'a\r\nb', '', 0.5],
  ];
  const csv = '"x;=cmd;y","(none)","/de/","-1"\r\n"say ""a,b""","a\r\nb","","0.5"\r\n';
  expect(toCsv(rows)).toBe(csv);
  expect(decodeURIComponent(csvFile(rows))).toBe(`data:text/csv;charset=utf-8,\ufeff${csv}`);
});

// Full width, small, raised, lowered, mathematical; behind a blank or what nobody sees; combined.
const ALIKE = [...'＝＋－＠﹦﹢﹣﹫⁼₊−≠', ' =', '\u00a0@', '\u200b=', '\u202e+', '=\u0338'];
test.each(['=', '+', '-', '@', '\t', '\r', '\n', ...ALIKE])(
  'a cell that begins with %j is text',
  (start) => {
    expect(toCsv([[`${start}1+1`]])).toBe(`"'${start}1+1"\r\n`);
  },
);
