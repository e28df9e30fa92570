import { CompiledQuery, type Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, type QueryConfig, types } from 'pg';
import { copyRows } from './copyRows.ts';
import { type DatabaseConnection, openQueries, PAGE } from './databaseConnection.ts';
import type { Schema } from './schema.ts';
import { updateSchema } from './schemaVersions.ts';
import { FORGET_WAITING, openSqlite } from './sqlite.ts';

/** Connections per server; hosted databases allow about 100 in all. */
const POOL_SIZE = 10;
/** Milliseconds after which an unresponsive server counts as failed. */
const TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 4_000;

/**
 * Opens a PostgreSQL database, and creates its tables if they are missing.
 * @param onConnectionError called when a connection breaks; the next use opens a new one
 */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
  poolSize = POOL_SIZE,
): Promise<DatabaseConnection> {
  await prepare(openPool(url, onConnectionError, { max: 1 }));
  const pool = openPool(url, onConnectionError, { max: poolSize, query_timeout: TIMEOUT_MS });
  // Ends a statement on the server before the client gives up, so that nothing is stored after a
  // failure was reported. Not a connection parameter: poolers such as PgBouncer refuse those.
  const limitTime = CompiledQuery.raw(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => void (await connection.executeQuery(limitTime)),
  });
  const query = openQueries(dialect);
  return {
    kind: 'postgres',
    query,
    // PostgreSQL itself waits for locks, without blocking anything here.
    write: (work) => work(),
    probe: (work) => work(),
    checkIntegrity: () => Promise.resolve(),
    close: () => query.destroy(),
    pool,
    async backup(file) {
      const copy = await openSqlite(file);
      await query
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((from) => copyRows((table) => readRows(from, table), copy.query))
        .then(async () => {
          for (const statement of FORGET_WAITING) await sql.raw(statement).execute(copy.query);
        })
        .finally(copy.close);
    },
  };
}

/** Updates the schema without a time limit, since an update may read all rows. Closes the pool. */
async function prepare(pool: Pool): Promise<void> {
  const query = openQueries(new PostgresDialect({ pool }));
  try {
    // Fails early if the server does not answer at all.
    await pool.query({ text: 'SELECT 1', query_timeout: TIMEOUT_MS } as QueryConfig);
    await updateSchema(query, 'postgres');
  } finally {
    await query.destroy();
  }
}

/** Creates a pool whose broken connections do not end the process. */
function openPool(url: string, onError: (error: Error) => void, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
    ...options,
  });
  // Without a listener, a connection that breaks ends the process, whether it is idle or in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('release', (_, client) => {
    // A transaction that timed out may still be open; later writes would join it and be rolled
    // back. The pool drops a connection that is ending.
    const { readyForQuery } = client as unknown as { readyForQuery: boolean };
    if (!readyForQuery || client.getTransactionStatus() !== 'I') void client.end();
  });
  return pool;
}

/** Yields the rows of a table without holding them all in memory; once per transaction. */
async function* readRows(transaction: Kysely<Schema>, table: string) {
  const cursor = sql.id(`all ${table}`);
  const all = sql`SELECT * FROM ${sql.table(table)}`;
  await sql`DECLARE ${cursor} CURSOR FOR ${all}`.execute(transaction);
  for (;;) {
    const fetch = sql<Record<string, unknown>>`FETCH ${sql.lit(PAGE)} FROM ${cursor}`;
    const { rows } = await fetch.execute(transaction.withoutPlugins());
    if (rows.length === 0) return;
    yield* rows;
  }
}

/** Reads times as ISO 8601, and 64-bit integers as numbers: none is near 2 ** 53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const parse = types.getTypeParser(oid, format);
  if (oid === types.builtins.INT8) return Number;
  if (oid !== types.builtins.TIMESTAMPTZ) return parse;
  return (text: string) => (parse(text) as Date).toISOString();
}
