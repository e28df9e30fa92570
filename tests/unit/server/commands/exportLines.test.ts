import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportLines } from '../../../../server/commands/exportLines.ts';

async function exportText(emails: string[], format: 'csv' | 'json'): Promise<string> {
  async function* entries() {
    for (const email of emails) yield { email, joinedAt: '2026-01-02T03:04:05.000Z' };
  }
  let text = '';
  for await (const line of exportLines(entries(), format)) text += line;
  return text;
}

/** Splits a line of CSV into its cells by RFC 4180. */
function cellsOf(line: string): string[] {
  const cells = line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
}

test('whatever the address, no cell of the CSV is a formula, and nothing else changes', async () => {
  const email = fc.stringMatching(/^[=+\-@a',";|\t]{0,5}x@x\.co$/);
  await fc.assert(
    fc.asyncProperty(email, async (address) => {
      const [, line = ''] = (await exportText([address], 'csv')).split('\n');
      const [cell = '', joinedAt] = cellsOf(line);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect([address, `'${address}`]).toContain(cell);
      expect(joinedAt).toBe('2026-01-02T03:04:05.000Z');
    }),
  );
});

test('an empty waitlist is a header in CSV and an empty list in JSON', async () => {
  expect(await exportText([], 'csv')).toBe('email,joined_at\n');
  expect(JSON.parse(await exportText([], 'json'))).toEqual([]);
});
