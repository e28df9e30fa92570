import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';

export interface WaitlistStore {
  /** Resolves once the address is on the disk (or was there before). Case does not tell two apart. */
  add(email: string): Promise<'joined' | 'alreadyRegistered'>;
  /** Rejects when the table cannot be read. */
  ping(): Promise<void>;
  close(): void;
}

/**
 * Opens the waitlist, and makes its folder and table when they are missing. The same statements
 * run on a local file and on a libSQL server; several processes may share either.
 * @throws Error naming DATABASE_URL when the database cannot be opened
 */
export async function openWaitlistStore(options: {
  url: string;
  authToken?: string | undefined;
}): Promise<WaitlistStore> {
  try {
    const client = await connect(options.url, options.authToken);
    return {
      async add(email) {
        const { rowsAffected } = await client.execute({
          sql: 'INSERT INTO waitlist (email, email_key) VALUES (?, ?) ON CONFLICT DO NOTHING',
          args: [email, emailKey(email)],
        });
        return rowsAffected === 1 ? 'joined' : 'alreadyRegistered';
      },
      async ping() {
        await client.execute('SELECT 1 FROM waitlist LIMIT 1');
      },
      close: () => client.close(),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in DATABASE_URL cannot be opened: ${reason}`, { cause });
  }
}

const TABLE = `CREATE TABLE IF NOT EXISTS waitlist (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  joined_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
)`;

/** How long a statement waits for another process's write to end. */
const BUSY_TIMEOUT_MS = 5_000;

async function connect(url: string, authToken: string | undefined): Promise<Client> {
  const file = localFile(url);
  // Addresses are personal data: a folder that is made here is its owner's alone.
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const client = createClient({
    url,
    ...(authToken !== undefined && { authToken }),
    // Pragmas belong to a connection, and the client opens a pool of them unless told otherwise.
    ...(file !== undefined && { concurrency: 1, timeout: BUSY_TIMEOUT_MS }),
  });
  try {
    if (file !== undefined) {
      await client.execute('PRAGMA journal_mode = WAL');
      // With FULL a commit is on the disk before it is confirmed, even if the power fails next.
      await client.execute('PRAGMA synchronous = FULL');
    }
    await client.execute(TABLE);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** The path in a `file:` URL, read as the client reads it; undefined for a server's address. */
function localFile(url: string): string | undefined {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}

/**
 * What makes two spellings one address. `toLowerCase` follows Unicode and no locale (a Turkish
 * server treats `I` as any other); NFC makes `é` the same letter whichever way it was typed.
 */
function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
