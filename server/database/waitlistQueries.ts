import type { Kysely } from 'kysely';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';

export interface WaitlistEntry {
  /** The address as typed, after `cleanEmail`. */
  email: string;
  /** ISO 8601, UTC. */
  joinedAt: string;
}

/** The people who joined. Every method rejects when the database fails. */
export interface Waitlist {
  /**
   * Resolves once the address is stored for good: on the disk, and visible to other processes.
   * Two spellings of one address count as the same; see `emailKey`.
   */
  add(email: string): Promise<'joined' | 'alreadyRegistered'>;
  count(): Promise<number>;
  /** Yields all entries, oldest first, without holding them all in memory. */
  entries(): AsyncIterable<WaitlistEntry>;
  find(email: string): Promise<WaitlistEntry | undefined>;
  /** Erases an address. Resolves to whether it was on the list. Can be repeated after an error. */
  remove(email: string): Promise<boolean>;
  /** Adds entries and keeps their times. Resolves to the number of new ones. */
  import(entries: AsyncIterable<WaitlistEntry>): Promise<number>;
  /** Writes a row and takes it back, in one transaction. Rejects when that fails. */
  checkWritable(): Promise<void>;
}

/** The part that differs between the databases. The rest of the waitlist is written once, below. */
export interface Connection {
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

/** The number of rows to read or write at once. */
const PAGE = 1_000;

export function createWaitlist(connection: Connection): Waitlist {
  const { query, write } = connection;

  /** Resolves to the number of new rows. */
  const insert = async (rows: { email: string; joined_at?: string }[]) => {
    const { numInsertedOrUpdatedRows } = await write(() =>
      query
        .insertInto('waitlist')
        .values(rows.map((row) => ({ ...row, email_key: emailKey(row.email) })))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return Number(numInsertedOrUpdatedRows);
  };

  return {
    async add(email) {
      return (await insert([{ email }])) === 1 ? 'joined' : 'alreadyRegistered';
    },
    entries: () => readEntries(connection),
    async count() {
      const { total } = await query
        .selectFrom('waitlist')
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async find(email) {
      const row = await query
        .selectFrom('waitlist')
        .select(['email', 'joined_at'])
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return row && toEntry(connection, row);
    },
    async remove(email) {
      const { numDeletedRows } = await write(() =>
        query.deleteFrom('waitlist').where('email_key', '=', emailKey(email)).executeTakeFirst(),
      );
      // Also when there is no such row: an earlier removal may have been interrupted here.
      await connection.eraseDeleted();
      return numDeletedRows > 0n;
    },
    async import(source) {
      let added = 0;
      let rows: { email: string; joined_at: string }[] = [];
      for await (const { email, joinedAt } of source) {
        rows.push({ email, joined_at: connection.formatTime(new Date(joinedAt)) });
        if (rows.length < PAGE) continue;
        added += await insert(rows);
        rows = [];
      }
      return rows.length === 0 ? added : added + (await insert(rows));
    },
    async checkWritable() {
      await connection.probe(() =>
        query.transaction().execute(async (transaction) => {
          await transaction.insertInto('waitlist').values(PROBE).execute();
          await transaction
            .deleteFrom('waitlist')
            .where('email_key', '=', PROBE.email_key)
            .execute();
        }),
      );
    },
  };
}

/** Not a valid address, so it collides with none. Longer than any, so it needs as much space. */
const PROBE = { email: 'x'.repeat(255), email_key: 'x'.repeat(255) };

/** Yields all entries that `query` sees, oldest first, a page at a time. */
export async function* readEntries(
  connection: Pick<Connection, 'query' | 'readTime'>,
): AsyncGenerator<WaitlistEntry> {
  let last: number | string = 0;
  for (;;) {
    const rows = await connection.query
      .selectFrom('waitlist')
      .select(['id', 'email', 'joined_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) yield toEntry(connection, row);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

function toEntry(
  { readTime }: Pick<Connection, 'readTime'>,
  row: { email: string; joined_at: string },
): WaitlistEntry {
  return { email: row.email, joinedAt: readTime(row.joined_at).toISOString() };
}
