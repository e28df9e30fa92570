import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportLines } from '../../../../server/commands/exportLines.ts';

const JOINED_AT = '2026-01-02T03:04:05.000Z';
const CONFIRMED_AT = '2026-01-03T03:04:05.000Z';

type Options = Parameters<typeof exportLines>[1];

async function exportText(emails: string[], { format, raw }: Partial<Options>): Promise<string> {
  async function* entries() {
    for (const email of emails) {
      const confirmedAt = email.startsWith('confirmed') ? CONFIRMED_AT : null;
      yield { email, joinedAt: JOINED_AT, language: 'de', confirmedAt };
    }
  }
  const lines = exportLines(entries(), { format: format ?? 'csv', raw: raw ?? false });
  let text = '';
  for await (const line of lines) text += line;
  return text;
}

/** Splits a line of CSV into its cells by RFC 4180. */
function cellsOf(line: string): string[] {
  const cells = line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
}

/** Addresses that a spreadsheet may run as a formula, and that CSV must quote. */
const address = fc.stringMatching(/^[=+\-@a',";|\t]{0,5}x@x\.co$/);

test('whatever the address, no cell of the CSV is a formula, and nothing else changes', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (email) => {
      const [, line = ''] = (await exportText([email], {})).split('\n');
      const [cell = '', joinedAt] = cellsOf(line);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect([email, `'${email}`]).toContain(cell);
      expect(joinedAt).toBe(JOINED_AT);
    }),
  );
});

test('raw CSV and JSON hold every address as it is', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (email) => {
      const [, line = ''] = (await exportText([email], { raw: true })).split('\n');
      expect(cellsOf(line)[0]).toBe(email);
      expect(JSON.parse(await exportText([email], { format: 'json' }))).toMatchObject([{ email }]);
    }),
  );
});

test('language and time of confirmation are there, or nothing for a pending address', async () => {
  const emails = ['confirmed@x.co', 'pending@x.co'];
  expect(await exportText(emails, {})).toBe(
    'email,joined_at,language,confirmed_at\n' +
      `confirmed@x.co,${JOINED_AT},de,${CONFIRMED_AT}\n` +
      `pending@x.co,${JOINED_AT},de,\n`,
  );
  const entry = { joinedAt: JOINED_AT, language: 'de' };
  expect(JSON.parse(await exportText(emails, { format: 'json' }))).toEqual([
    { ...entry, email: 'confirmed@x.co', confirmedAt: CONFIRMED_AT },
    { ...entry, email: 'pending@x.co', confirmedAt: null },
  ]);
});

test('an empty waitlist is a header in CSV and an empty list in JSON', async () => {
  expect(await exportText([], {})).toBe('email,joined_at,language,confirmed_at\n');
  expect(JSON.parse(await exportText([], { format: 'json' }))).toEqual([]);
});
