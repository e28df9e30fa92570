import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/growth/rules/csv.ts';

/** Reads CSV as RFC 4180 has it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever is in a cell comes out of the file', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', '"', 'a\r\nb', '', ' x '));
  const harmless = cell.filter((text) => !/^[=+\-@＝＋－＠\t\r]/.test(text));
  const rows = fc.array(fc.array(harmless, { minLength: 2, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, (rows) => {
      expect(parse(toCsv(rows))).toEqual(rows);
    }),
  );
});

test('no cell begins like a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '');
  fc.assert(
    fc.property(start, fc.string(), (start, rest) => {
      const [[cell = ''] = []] = parse(toCsv([[start + rest]]));
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
      expect(cell.endsWith(rest)).toBe(true);
    }),
  );
});

test('numbers stay numbers, negative ones too, and every cell is quoted', () => {
  const row = ['x;=cmd;y', -1, 0.5];
  expect(toCsv([row])).toBe('"x;=cmd;y","-1","0.5"\r\n');
});
