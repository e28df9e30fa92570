import { type Kysely, sql } from 'kysely';
import { CARRY_OVER, COUNT_TABLES, columns, fillSignupHours } from './countTables.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import type { Schema } from './schema.ts';

type DatabaseKind = DatabaseConnection['kind'];

/** SQL statements by the name under which a database records that they were run. */
export type Migrations = Record<string, string[]>;

/**
 * Brings the tables up to date, in one transaction. What a newer release has migrated stays.
 * Kysely's own migrator refuses such a database, and in SQLite needs another transaction around it.
 */
export async function migrateToLatest(
  query: Kysely<Schema>,
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<void> {
  const names = Object.keys(migrations).sort();
  // The table is missing in a new database.
  const before = await readKnown(query).catch(() => new Set());
  if (names.every((name) => before.has(name))) return;
  await query.transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      // The lock that Kysely's migrator takes, as earlier releases do.
      await sql`SELECT pg_advisory_xact_lock(3853314791062309107)`.execute(transaction);
    }
    await sql`CREATE TABLE IF NOT EXISTS kysely_migration
      (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(transaction);
    const known = await readKnown(transaction);
    for (const name of names.filter((name) => !known.has(name))) {
      await runAll(transaction, migrations[name] ?? []);
      const now = new Date().toISOString();
      await sql`INSERT INTO kysely_migration VALUES (${name}, ${now})`.execute(transaction);
    }
  });
}

/** Runs statements one after another, in the transaction that `query` may be. */
export async function runAll(query: Kysely<Schema>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(query);
}

async function readKnown(query: Kysely<Schema>): Promise<Set<string>> {
  const all = sql<{ name: string }>`SELECT name FROM kysely_migration`;
  return new Set((await all.execute(query)).rows.map(({ name }) => name));
}

/** Returns the types of columns for which the databases have different names. */
function typesOf(kind: DatabaseKind) {
  const id = kind === 'sqlite' ? 'integer PRIMARY KEY' : 'bigserial PRIMARY KEY';
  // Without AUTOINCREMENT, SQLite gives the id of a deleted row to a later one.
  const uniqueId = kind === 'sqlite' ? `${id} AUTOINCREMENT` : id;
  const [bigint, time] = kind === 'sqlite' ? ['integer', 'text'] : ['bigint', 'timestamptz'];
  return { id, uniqueId, bigint, time } as const;
}

/**
 * Returns the migrations of the tables in `schema.ts`. One that has been released never changes,
 * and only adds columns and tables, so that an older release can still run on the database.
 */
export function migrationsFor(kind: DatabaseKind): Migrations {
  const { id, uniqueId, bigint, time } = typesOf(kind);
  return {
    // SQLite has the counts in a file of their own.
    ...(kind === 'postgres' && countingMigrations(kind)),
    '0001_initial': [
      `CREATE TABLE waitlist (
        id ${id},
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        joined_at ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
        link_id text NOT NULL UNIQUE,
        language text NOT NULL,
        confirmed_at ${time},
        mailed_at ${time},
        refusal text
      )`,
      `CREATE TABLE outbox (
        id ${uniqueId},
        waitlist_id ${bigint} NOT NULL UNIQUE REFERENCES waitlist (id) ON DELETE CASCADE,
        attempts integer NOT NULL DEFAULT 0,
        due_at ${bigint},
        last_error text
      )`,
      'CREATE INDEX outbox_due_at ON outbox (due_at)',
      `CREATE TABLE unsubscribed (
        hash text PRIMARY KEY,
        unsubscribed_at ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
        link_id text NOT NULL
      )`,
      'CREATE TABLE metadata (key text PRIMARY KEY, value text NOT NULL)',
      ...(kind === 'postgres' ? [JOIN_ATTEMPTS] : []),
    ],
    // No column of `waitlist`, so that the count stays when somebody leaves, nor of `unsubscribed`,
    // whose rows older releases copy whole.
    '0002_mail_counts': [
      `CREATE TABLE mail_counts (
        link_id text PRIMARY KEY,
        sent integer NOT NULL DEFAULT 0,
        tried_at ${bigint} NOT NULL
      )`,
      'CREATE INDEX mail_counts_tried_at ON mail_counts (tried_at)',
    ],
    // An older release finds what is due without its index, too. With both, each sign-up and each
    // email would write one more page.
    '0003_outbox_rounds': [
      'ALTER TABLE outbox ADD COLUMN round integer NOT NULL DEFAULT 1',
      'DROP INDEX outbox_due_at',
      'CREATE INDEX outbox_round ON outbox (round, due_at)',
    ],
    '0005_outbox_turns': [
      'ALTER TABLE outbox ADD COLUMN domain text',
      'ALTER TABLE outbox ADD COLUMN turn integer NOT NULL DEFAULT 0',
      'DROP INDEX outbox_round',
      'CREATE INDEX outbox_turn ON outbox (round, turn, id) WHERE due_at IS NOT NULL',
      'CREATE INDEX outbox_domain ON outbox (domain, round, turn)',
    ],
    '0006_invitations': [
      `ALTER TABLE waitlist ADD COLUMN invited_at ${time}`,
      'ALTER TABLE waitlist ADD COLUMN invite_code text',
      'ALTER TABLE waitlist ADD COLUMN invite_url text',
    ],
    '0008_signup_hours': [
      `CREATE TABLE signup_hours (
        hour text PRIMARY KEY, ${columns('joined, confirmed, "left"', 'integer')}
      )`,
      `CREATE TABLE origins (
        waitlist_id ${bigint} PRIMARY KEY REFERENCES waitlist (id) ON DELETE CASCADE,
        joined_at ${bigint} NOT NULL,
        receipt text UNIQUE,
        source text, campaign text, landing text, language text
      )`,
      fillSignupHours(kind),
    ],
    '0009_iso_times': kind === 'sqlite' ? [WAITING_SINCE] : [],
  };
}

// SQLite compares times as text, and a waiting mail must not look late.
const WAITING_SINCE = `UPDATE waitlist SET mailed_at = replace(mailed_at, ' ', 'T') || '.000Z'
  WHERE mailed_at LIKE '% %' AND id IN (SELECT waitlist_id FROM outbox)`;

// The columns are those of rate-limiter-flexible. Unlogged: losing it in a crash is no loss.
const JOIN_ATTEMPTS = `CREATE UNLOGGED TABLE join_attempts (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
)`;

/** Returns the migrations of the tables that `server/growth` counts visits in. */
export function countingMigrations(kind: DatabaseKind): Migrations {
  const words = 'source, medium, campaign, landing, language, device, release';
  return {
    '0004_visits': [
      `CREATE TABLE visits (
        visit text PRIMARY KEY,
        day text NOT NULL,
        ${columns(`steps, pages, errors, member, bot, ${words}`, 'integer')}
      )`,
      'CREATE INDEX visits_day ON visits (day)',
      `CREATE TABLE words (
        id ${typesOf(kind).uniqueId},
        dimension text NOT NULL,
        word text NOT NULL,
        first_day text NOT NULL,
        last_day text NOT NULL,
        UNIQUE (dimension, word)
      )`,
      'CREATE INDEX words_first_day ON words (first_day)',
      `CREATE TABLE daily_sums (
        dimension text NOT NULL,
        day text NOT NULL,
        word text NOT NULL,
        ${columns('visits, seen, viewed, started, submitted, joined', 'integer')},
        PRIMARY KEY (dimension, day, word)
      )`,
      `CREATE TABLE tallies (
        day text NOT NULL,
        name text NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, name)
      )`,
    ],
    '0007_counts': [...COUNT_TABLES, ...CARRY_OVER],
  };
}
