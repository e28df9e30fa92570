import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

/** An open database, without the queries, which are the same for both kinds. */
export interface DatabaseConnection {
  kind: 'sqlite' | 'postgres';
  query: Kysely<Schema>;
  /** Runs `work`, retrying for some seconds while another process holds a lock. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Does the same, but gives up sooner and does not queue behind other writes. */
  probe<T>(work: () => Promise<T>): Promise<T>;
  /** Erases what deleted rows leave in SQLite's files, or rejects; PostgreSQL needs no help. */
  eraseDeleted?(): Promise<void>;
  /**
   * Writes a consistent copy of the waitlist as a SQLite file, even while others write. It has no
   * waiting emails: by the time it is used, they were sent.
   * @param file an empty file, or the path of one to make
   */
  backup(file: string): Promise<void>;
  /**
   * Reads the whole database, and looks for damage. SQLite reads 100,000 sign-ups in some 0.2 s, and
   * blocks the thread meanwhile; PostgreSQL guards its own files.
   * @throws Error naming the file when it is damaged
   */
  checkIntegrity(): Promise<void>;
  /** The connections to PostgreSQL, for the rate limits that its servers share. */
  pool?: Pool;
  close(): Promise<void>;
}

export function openQueries(dialect: Dialect): Kysely<Schema> {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
}

/**
 * Runs `work` in one transaction. `work` must await only queries of the transaction: SQLite has one
 * connection, and all other queries wait until the transaction ends.
 */
export function transact<T>(
  { query, write }: Pick<DatabaseConnection, 'query' | 'write'>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return write(() => query.transaction().execute(work));
}

/** The rows to read or write at once. */
export const PAGE = 1_000;

export async function* inPages<T>(source: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const item of source) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
