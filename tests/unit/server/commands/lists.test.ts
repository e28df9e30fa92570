import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines, jsonLines } from '../../../../server/commands/lists.ts';
import { asyncIterableOf, entryOf } from '../database/databases.ts';

const entries = (...emails: string[]) => asyncIterableOf(...emails.map((email) => entryOf(email)));

async function textOf(lines: AsyncIterable<string>): Promise<string> {
  return (await Readable.from(lines).toArray()).join('');
}

/** Splits a line of CSV into its cells by RFC 4180. */
function cellsOf(line: string): string[] {
  const cells = line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
}

/** Addresses that a spreadsheet may run as a formula, and that CSV must quote. */
const address = fc.stringMatching(/^[=+\-@＝a',";|\t]{0,5}x@x\.co$/);

/** The separators of cells in spreadsheets, which depend on the country. */
const SEPARATORS = /[,;\t]/;

test.each([false, true])(
  'no address is cut in two, and none is a formula but raw ones: %s',
  async (raw) => {
    await fc.assert(
      fc.asyncProperty(address, async (email) => {
        const [, line = ''] = (await textOf(csvLines(entries(email), raw))).split('\n');
        const outside = line.replace(/"(?:[^"]|"")*"/g, '').split(SEPARATORS);
        expect(outside).toEqual(Array(6).fill(''));
        const [cell = '', joinedAt] = cellsOf(line);
        expect(joinedAt).toBe(entryOf(email).joinedAt);
        if (raw) expect(cell).toBe(email);
        else expect(cell).not.toMatch(/^[=+\-@＝\t\r]/);
        expect([email, `'${email}`]).toContain(cell);
      }),
      { examples: [["x;=cmd|'/Ccalc.exe'!A0;y@x.test"]] },
    );
  },
);

test('an empty waitlist is a header in CSV and an empty list in JSON, which holds addresses as they are', async () => {
  expect(await textOf(csvLines(entries(), false))).toBe(
    '"email","joined_at","language","confirmed_at","invited_at","invite_code"\n',
  );
  expect(JSON.parse(await textOf(jsonLines(entries())))).toEqual([]);
  const two = [{ email: '=a@x.co' }, { email: '"b"@x.co' }];
  const lines = jsonLines(entries(...two.map(({ email }) => email)));
  expect(JSON.parse(await textOf(lines))).toMatchObject(two);
});
