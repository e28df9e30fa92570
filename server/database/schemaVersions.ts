import { type Kysely, sql } from 'kysely';
import { NOT_KNOWN } from '../../src/rules/origin.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

type DatabaseKind = DatabaseConnection['kind'];

/**
 * Returns the SQL statements of each version: the first list creates version 1 in an empty
 * database, a second one would turn it into version 2. A released list never changes.
 */
export function schemaVersions(kind: DatabaseKind): string[][] {
  const isSqlite = kind === 'sqlite';
  const id = isSqlite ? 'integer PRIMARY KEY' : 'bigserial PRIMARY KEY';
  // Without AUTOINCREMENT, SQLite gives the id of a deleted row to a later one.
  const uniqueId = isSqlite ? `${id} AUTOINCREMENT` : id;
  const bigint = isSqlite ? 'integer' : 'bigint';
  const time = isSqlite ? 'text' : 'timestamptz';
  const word = `text NOT NULL DEFAULT '${NOT_KNOWN}'`;
  return [
    [
      `CREATE TABLE waitlist (
        id ${id},
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        joined_at ${time} NOT NULL,
        joined_day text NOT NULL,
        link_id text NOT NULL UNIQUE,
        language text NOT NULL,
        source ${word},
        medium ${word},
        campaign ${word},
        content ${word},
        landing ${word},
        confirmed_at ${time},
        mailed_at ${time},
        refusal text,
        invited_at ${time},
        invite_code text,
        invite_url text
      )`,
      `CREATE TABLE outbox (
        id ${uniqueId},
        waitlist_id ${bigint} NOT NULL UNIQUE REFERENCES waitlist (id) ON DELETE CASCADE,
        attempts integer NOT NULL DEFAULT 0,
        due_at ${bigint},
        last_error text,
        is_last integer NOT NULL DEFAULT 0,
        is_inviting integer NOT NULL DEFAULT 0,
        mailbox text
      )`,
      'CREATE INDEX outbox_due ON outbox (is_last, due_at, id) WHERE due_at IS NOT NULL',
      'CREATE INDEX outbox_tried ON outbox (id) WHERE attempts > 0',
      'CREATE INDEX outbox_mailbox ON outbox (mailbox) WHERE mailbox IS NOT NULL',
      `CREATE TABLE unsubscribed (
        hash text PRIMARY KEY,
        unsubscribed_at ${time} NOT NULL,
        link_id text NOT NULL,
        is_used integer NOT NULL DEFAULT 0
      )`,
      // Not columns of `waitlist`, so that the count remains when a sign-up is deleted.
      `CREATE TABLE mail_counts (
        link_id text PRIMARY KEY,
        sent integer NOT NULL DEFAULT 0,
        tried_at ${bigint},
        planned_at ${bigint} NOT NULL,
        domain text
      )`,
      'CREATE INDEX mail_counts_tried_at ON mail_counts (tried_at) WHERE tried_at IS NOT NULL',
      `CREATE INDEX mail_counts_domain ON mail_counts (domain, planned_at)
        WHERE domain IS NOT NULL`,
      `CREATE TABLE former_signups (
        day text NOT NULL,
        source text NOT NULL,
        medium text NOT NULL,
        campaign text NOT NULL,
        language text NOT NULL,
        confirmed integer NOT NULL,
        invited integer NOT NULL,
        "left" integer NOT NULL,
        removed integer NOT NULL,
        forgotten integer NOT NULL,
        PRIMARY KEY (day, source, medium, campaign, language)
      )`,
      'CREATE TABLE metadata (key text PRIMARY KEY, value text NOT NULL)',
      // The columns are those of rate-limiter-flexible. Unlogged, since a crash may lose it.
      ...(isSqlite
        ? []
        : [
            `CREATE UNLOGGED TABLE join_attempts (
              key varchar(255) PRIMARY KEY,
              points integer NOT NULL DEFAULT 0,
              expire bigint
            )`,
          ]),
    ],
  ];
}

/** The tables to copy, in an order in which references are valid. */
export const TABLES = [
  'waitlist',
  'outbox',
  'unsubscribed',
  'mail_counts',
  'former_signups',
  'metadata',
];

/**
 * Creates the tables, or brings them to the latest version, in one transaction.
 * @throws Error when this release does not know the version of the tables. Then nothing changes.
 */
export async function updateSchema(
  query: Kysely<Schema>,
  kind: DatabaseKind,
  versions = schemaVersions(kind),
): Promise<void> {
  if ((await readVersion(query, kind)) === versions.length) return;
  await query.transaction().execute(async (transaction) => {
    // The lock lets only one of several starting servers update. The number is arbitrary.
    if (kind === 'postgres')
      await sql`SELECT pg_advisory_xact_lock(385331479)`.execute(transaction);
    const version = await readVersion(transaction, kind);
    assertVersion(version, versions.length);
    for (const statement of versions.slice(version).flat()) {
      await sql.raw(statement).execute(transaction);
    }
    await sql`INSERT INTO metadata VALUES ('schemaVersion', ${String(versions.length)})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(transaction);
  });
}

/** @throws Error when this release does not know the version of the tables. Changes nothing. */
export async function assertKnown(
  query: Kysely<Schema>,
  kind: DatabaseKind,
  latest: number,
): Promise<void> {
  assertVersion(await readVersion(query, kind), latest);
}

/** @throws Error unless an existing database has the latest version. */
export async function assertLatest(query: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  const latest = schemaVersions(kind).length;
  const version = await readVersion(query, kind);
  if (version < latest) throw new Error(`it has ${nameOf(version)}, this release needs ${latest}.`);
  assertVersion(version, latest);
}

function assertVersion(version: number, latest: number): void {
  if (version >= 0 && version <= latest) return;
  throw new Error(
    `its tables have ${nameOf(version)}, and this release knows version ${latest}. Nothing was ` +
      'changed. Run the release that created them, or use another database.',
  );
}

function nameOf(version: number): string {
  if (version === 0) return 'no waitlist';
  return version < 0 ? 'no version' : `version ${version}`;
}

/** Resolves to the version of the tables: 0 if there are none, -1 if it cannot be known. */
async function readVersion(query: Kysely<Schema>, kind: DatabaseKind): Promise<number> {
  if (!(await hasTable(query, kind, 'waitlist'))) return 0;
  if (!(await hasTable(query, kind, 'metadata'))) return -1;
  const find = sql<{ value: string }>`SELECT value FROM metadata WHERE key = 'schemaVersion'`;
  return Number((await find.execute(query)).rows[0]?.value ?? -1);
}

async function hasTable(query: Kysely<Schema>, kind: DatabaseKind, name: string) {
  const find =
    kind === 'sqlite'
      ? sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${name}`
      : // `to_regclass` would not see tables that another server created during the wait for the lock.
        sql`SELECT 1 FROM pg_tables
          WHERE schemaname = ANY (current_schemas(false)) AND tablename = ${name}`;
  return (await find.execute(query)).rows.length > 0;
}
