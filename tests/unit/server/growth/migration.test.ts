import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fillSignupHours } from '../../../../server/database/countTables.ts';
import type { Schema } from '../../../../server/database/schema.ts';
import { openSqlite } from '../../../../server/database/sqlite.ts';
import { DATABASES } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { openCounting } from './counting.ts';

/** Leaves the tables of the release before this one, with what it had counted: three visits, a bot's, and a day of sums. */
async function bringBackEarlierCounts(query: Kysely<Schema>): Promise<void> {
  for (const statement of [
    'DROP TABLE counts',
    'DROP TABLE counted_visits',
    'DROP TABLE releases',
    "DELETE FROM kysely_migration WHERE name = '0007_counts'",
    `INSERT INTO words VALUES (1, 'source', 'hn', '2026-11-20', '2026-11-20'),
      (2, 'landing', 'faq', '2026-11-20', '2026-11-20'),
      (3, 'language', 'de', '2026-11-20', '2026-11-20')`,
    // Visit, day; steps, pages, errors; member, bot; words.
    `INSERT INTO visits VALUES ('a', '2026-11-20', 31, 1, 1, 0, 0, 1, 0, 0, 2, 3, 0, 0),
      ('b', '2026-11-20', 35, 1, 66, 0, 0, 1, 0, 0, 2, 3, 0, 0),
      ('c', '2026-11-20', 1, 1, 0, 0, 0, 0, 0, 0, 9, 3, 0, 0),
      ('d', '2026-11-20', 31, 1, 0, 0, 1, 1, 0, 0, 2, 3, 0, 0)`,
    `INSERT INTO daily_sums VALUES ('source', '2026-01-02', 'hn', 9, 8, 7, 6, 5, 4),
      ('visitor', '2026-01-02', 'person', 9, 8, 7, 6, 5, 4)`,
  ]) {
    await sql.raw(statement).execute(query);
  }
}

async function readTotals(query: Kysely<Schema>) {
  const { rows } = await sql<object>`SELECT hour, source, landing, language, seen, viewed, joined,
    empty_email, invalid_email, page_error FROM counts ORDER BY seen`.execute(query);
  return rows.map((row) => Object.values(row));
}

const TOTALS = [
  ['2026-11-20', '(none)', '(none)', 'de', 1, 0, 0, 0, 0, 0],
  ['2026-11-20', 'hn', 'faq', 'de', 2, 2, 1, 1, 1, 1],
  ['2026-01-02', 'hn', '(none)', '(none)', 8, 7, 4, 0, 0, 0],
];

describe.each(DATABASES)('with %s,', (kind, newDatabase) => {
  test('what earlier releases have counted is carried over, as far as they knew the words', async () => {
    const url = await newDatabase();
    const before = await openCounting(url);
    await bringBackEarlierCounts(before.query);
    const { query } = await openCounting(url);
    expect(await readTotals(query)).toEqual(TOTALS);
    expect(await query.selectFrom('visits').selectAll().execute()).toHaveLength(4);
  });

  test('the hours of sign-ups are filled from the rows that are there', async () => {
    const url = await newDatabase();
    const { waitlist } = await openForTest(url);
    for (const name of ['ada', 'bea']) await waitlist.add(`${name}@example.org`, 'en');
    const linkOf = async (name: string) => (await waitlist.find(`${name}@example.org`))?.linkId;
    await waitlist.confirm((await linkOf('ada')) ?? '');
    await waitlist.unsubscribe((await linkOf('bea')) ?? '');
    const [hour] = await waitlist.signupHours('2000-01-01');
    const connection =
      kind === 'SQLite' ? await openSqlite(url.replace('file:', '')) : await openCounting(url);
    await connection.query.deleteFrom('signupHours').execute();
    await sql.raw(fillSignupHours(connection.kind)).execute(connection.query);
    if (kind === 'SQLite') await connection.close();
    expect(await waitlist.signupHours('2000-01-01')).toEqual([{ ...hour, joined: 1 }]);
  });
});
