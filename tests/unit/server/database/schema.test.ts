import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { PostgresDialect, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { openQueries } from '../../../../server/database/databaseConnection.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { schemaVersions, updateSchema } from '../../../../server/database/schemaVersions.ts';
import { openSqlite } from '../../../../server/database/sqlite.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { openForTest, runServer } from '../support.ts';
import { DATABASES } from './databases.ts';

type Kind = 'sqlite' | 'postgres';

/** The versions of a later release. Its statement fails where it runs twice. */
const laterVersions = (kind: Kind) => [
  ...schemaVersions(kind),
  ["ALTER TABLE waitlist ADD COLUMN city text NOT NULL DEFAULT 'Bern'"],
];

/** Opens a database as the later release does. Resolves to the cities on the list. */
async function citiesIn(url: string): Promise<unknown[]> {
  const cities = sql<{ city: string }>`SELECT city FROM waitlist`;
  if (url.startsWith('file:')) {
    const { query, close } = await openSqlite(url.replace('file:', ''), laterVersions('sqlite'));
    return (await cities.execute(query).finally(close)).rows;
  }
  const query = openQueries(
    new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
  );
  const update = updateSchema(query, 'postgres', laterVersions('postgres'));
  return (await update.then(() => cities.execute(query)).finally(() => query.destroy())).rows;
}

async function execute(url: string, statement: string): Promise<void> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.replace('file:', ''));
    database.exec(statement);
    database.close();
    return;
  }
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Each database that this release must refuse, and what it is said to have. */
const STRANGE: [what: string, statement: string, has: string][] = [
  ['a newer version', "UPDATE metadata SET value = '2' WHERE key = 'schemaVersion'", 'version 2'],
  ['no version', "DELETE FROM metadata WHERE key = 'schemaVersion'", 'no version'],
  ['no table for it', 'DROP TABLE metadata', 'no version'],
];

describe.each(DATABASES)('the tables in %s', (_, newDatabase) => {
  test('are brought to a later version once, by several at once, and keep their rows', async () => {
    const url = await newDatabase();
    const { waitlist, close } = await openForTest(url);
    await waitlist.add('ada@example.org', 'en');
    await close();
    const all = await Promise.all(Array.from({ length: 5 }, () => citiesIn(url)));
    expect(all).toEqual(Array(5).fill([{ city: 'Bern' }]));
  });

  test.each(STRANGE)('are refused in one line with %s', async (_, statement, has) => {
    const url = await newDatabase();
    await (await openForTest(url)).close();
    await execute(url, statement);
    const refusal = await openDatabase(url).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^The database in DATABASE_URL cannot be opened: .+$/);
    expect(refusal).toContain(`have ${has}, and this release knows version 1.`);
  });
});

test.each(STRANGE)('a file with %s stays as it is, byte by byte', async (_, statement) => {
  const url = newDatabaseUrl();
  const file = url.replace('file:', '');
  const { waitlist, close } = await openForTest(url);
  await waitlist.add('ada@example.org', 'en');
  await close();
  await execute(url, statement);
  const bytes = readFileSync(file);
  await expect(openDatabase(url)).rejects.toThrow('Nothing was changed.');
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a server on a refused database serves pages, and logs why the API does not answer', async () => {
  const url = newDatabaseUrl();
  await (await openForTest(url)).close();
  await execute(url, STRANGE[0]?.[1] ?? '');
  const server = await runServer({ databaseUrl: url });
  expect(server.startLog.join('')).toContain('its tables have version 2');
  expect((await fetch(`${server.url}/faq`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
});
