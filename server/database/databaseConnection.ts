import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

/** An open database: what differs between SQLite and PostgreSQL. */
export interface DatabaseConnection {
  kind: 'sqlite' | 'postgres';
  query: Kysely<Schema>;
  /** Runs `work`, retrying for some seconds while another process holds a lock. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Like `write`, but gives up sooner and does not queue behind other writes. */
  probe<T>(work: () => Promise<T>): Promise<T>;
  /** Erases the traces of deleted rows in SQLite's files, or rejects. Absent for PostgreSQL. */
  eraseDeleted?(): Promise<void>;
  /**
   * Writes a consistent copy of the waitlist as a SQLite file, even during writes. The copy has no
   * waiting emails, which will have been sent by the time it is used.
   * @param file an empty file, or the path of a new one
   */
  backup(file: string): Promise<void>;
  /**
   * Checks the whole database for damage. SQLite reads 100,000 sign-ups in about 0.2 s, and blocks
   * the thread meanwhile; PostgreSQL checks its own files.
   * @throws Error naming the file when it is damaged
   */
  checkIntegrity(): Promise<void>;
  /** PostgreSQL's connections, for the rate limits that several servers share. */
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

/** The number of rows to read or write at once. */
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
