import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { carryOver, fillSignupHours } from '../../../../server/database/countTables.ts';
import { countingMigrations } from '../../../../server/database/migrations.ts';
import type { Schema } from '../../../../server/database/schema.ts';
import { openSqlite } from '../../../../server/database/sqlite.ts';
import { createGrowth } from '../../../../server/growth/growth.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { DATABASES } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { openCounting } from './reports.ts';

/** Writes what the release before this one had counted: three visits, a bot's, and a day of sums. */
async function writeEarlierCounts(query: Kysely<Schema>): Promise<void> {
  for (const statement of [
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

const TOTALS = [
  {
    hour: '2026-01-02',
    source: 'hn',
    landing: '(none)',
    seen: 8,
    viewed: 7,
    joined: 4,
    page_error: 0,
  },
  {
    hour: '2026-11-20',
    source: '(none)',
    landing: '(none)',
    seen: 1,
    viewed: 0,
    joined: 0,
    page_error: 0,
  },
  {
    hour: '2026-11-20',
    source: 'hn',
    landing: 'faq',
    seen: 2,
    viewed: 2,
    joined: 1,
    page_error: 1,
  },
];

async function readTotals(query: Kysely<Schema>) {
  const { rows } = await sql<(typeof TOTALS)[number]>`
    SELECT hour, source, landing, seen, viewed, joined, page_error AS "page_error" FROM counts
  `.execute(query.withoutPlugins());
  return rows.sort((a, b) => (a.hour + a.source < b.hour + b.source ? -1 : 1));
}

test('a file of an earlier release keeps its figures, and its tables', async () => {
  const databaseUrl = newDatabaseUrl();
  const file = join(dirname(databaseUrl.replace('file:', '')), 'growth.db');
  mkdirSync(dirname(file), { recursive: true });
  const { '0004_visits': earlier } = countingMigrations('sqlite');
  if (!earlier) throw new Error('It made the first tables.');
  const old = await openSqlite(file, { '0004_visits': earlier });
  await writeEarlierCounts(old.query);
  await old.close();
  const growth = createGrowth({ databaseUrl, log: () => {} });
  const range = { from: '2026-01-01', to: '2026-11-21', by: 'language', filters: {} } as const;
  const { visits, breakdown } = await growth.figures(range, []);
  expect(visits.now).toMatchObject({
    seen: 11,
    started: 7,
    joined: 5,
    empty_email: 1,
    invalid_email: 1,
  });
  expect(breakdown.map(({ word }) => word)).toEqual(['(none)', 'de']);
  await growth.close();
  const { query } = await openCounting(databaseUrl);
  expect(await readTotals(query)).toEqual(TOTALS);
  expect(await query.selectFrom('visits').selectAll().execute()).toHaveLength(4);
});

describe.each(DATABASES)('with %s,', (kind, newDatabase) => {
  test('what earlier releases have counted is carried over, as far as they knew the words', async () => {
    const { query } = await openCounting(await newDatabase());
    await writeEarlierCounts(query);
    await carryOver(query);
    expect(await readTotals(query)).toEqual(TOTALS);
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
    await fillSignupHours(connection.query, connection.kind);
    if (kind === 'SQLite') await connection.close();
    expect(await waitlist.signupHours('2000-01-01')).toEqual([{ ...hour, joined: 1 }]);
  });
});
