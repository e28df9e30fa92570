import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The part that differs between the databases. The queries are written once, for both. */
export interface DatabaseConnection {
  kind: DatabaseKind;
  query: Kysely<Schema>;
  /** Runs `work`, retrying for some seconds while another process holds a lock. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Does the same, but gives up sooner and does not queue behind other writes. */
  probe<T>(work: () => Promise<T>): Promise<T>;
  /** Erases what deleted rows leave behind in the database's files. Rejects if it cannot. */
  eraseDeleted(): Promise<void>;
  readTime(stored: string): Date;
  formatTime(date: Date): string;
}

/**
 * Runs `work` in one transaction. `work` must await only queries of the transaction: SQLite has one
 * connection, and all other queries wait until the transaction ends.
 */
export function transact<T>(
  { query, write }: DatabaseConnection,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return write(() => query.transaction().execute(work));
}

/** The number of rows to read or write at once. */
export const PAGE = 1_000;

/**
 * Yields all rows of a query without holding them all in memory.
 * @param readPage resolves to the first rows after `last`, in an order without ties
 */
export async function* readInPages<Row>(
  readPage: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await readPage(last);
    yield* rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

/** Yields the same in arrays of up to `PAGE`. */
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
