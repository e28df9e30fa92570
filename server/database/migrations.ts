import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { COUNT_TABLES, carryOver, fillSignupHours, signupTables } from './countTables.ts';
import type { Schema } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * Brings the tables up to date. A database that a newer release has migrated is left as it is.
 * @param run runs the migrations, inside the lock or transaction that the database needs
 */
export async function migrateToLatest(
  query: Kysely<Schema>,
  migrations: Record<string, Migration>,
  run: (migrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const migrator = new Migrator({ db: query, provider });
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  await run(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/**
 * Each runs once, in the order of its name. A migration that has been released never changes, and
 * only adds columns and tables, so that an older release can still run on the database.
 */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    // SQLite has the counts in a file of their own.
    ...(kind === 'postgres' && countingMigrations(kind)),
    '0001_initial': runAll([
      ...tables(TYPES[kind]),
      ...(kind === 'postgres' ? [JOIN_ATTEMPTS] : []),
    ]),
    '0002_mail_counts': runAll(mailCounts(TYPES[kind])),
    '0003_outbox_rounds': runAll(OUTBOX_ROUNDS),
    '0005_outbox_turns': runAll(OUTBOX_TURNS),
    '0006_invitations': {
      up: async (db) => {
        for (const statement of invitations(TYPES[kind])) await sql.raw(statement).execute(db);
      },
    },
    '0008_signup_hours': {
      up: async (db) => {
        for (const statement of signupTables(TYPES[kind].bigint))
          await sql.raw(statement).execute(db);
        await fillSignupHours(db, kind);
      },
    },
  };
}

function runAll(statements: string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** The migrations of the tables that `server/growth` counts visits in. */
export function countingMigrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0004_visits': {
      up: async (db) => {
        for (const statement of visitTables(TYPES[kind])) await sql.raw(statement).execute(db);
      },
    },
    '0007_counts': {
      up: async (db) => {
        for (const statement of COUNT_TABLES) await sql.raw(statement).execute(db);
        await carryOver(db);
      },
    },
  };
}

/** The types of columns for which the databases have different names. */
const TYPES = {
  sqlite: {
    id: 'integer PRIMARY KEY',
    // Without AUTOINCREMENT, SQLite gives the id of a deleted row to a later one.
    uniqueId: 'integer PRIMARY KEY AUTOINCREMENT',
    bigint: 'integer',
    time: 'text',
  },
  postgres: {
    id: 'bigserial PRIMARY KEY',
    uniqueId: 'bigserial PRIMARY KEY',
    bigint: 'bigint',
    time: 'timestamptz',
  },
};

// The columns are those of rate-limiter-flexible. Unlogged: losing it in a crash is no loss.
const JOIN_ATTEMPTS = `CREATE UNLOGGED TABLE join_attempts (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
)`;

/** Returns the statements that make the tables, as in `schema.ts`. */
function tables({ id, uniqueId, bigint, time }: (typeof TYPES)[DatabaseKind]): string[] {
  return [
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
  ];
}

/**
 * Returns the statements that make the table of counts. It is no column of `waitlist`, so that the
 * count stays when somebody leaves, nor of `unsubscribed`, whose rows older releases copy whole.
 */
function mailCounts({ bigint }: (typeof TYPES)[DatabaseKind]): string[] {
  return [
    `CREATE TABLE mail_counts (
      link_id text PRIMARY KEY,
      sent integer NOT NULL DEFAULT 0,
      tried_at ${bigint} NOT NULL
    )`,
    'CREATE INDEX mail_counts_tried_at ON mail_counts (tried_at)',
  ];
}

// An older release finds what is due without its index, too. With both, each sign-up and each email
// would write one more page.
const OUTBOX_ROUNDS = [
  'ALTER TABLE outbox ADD COLUMN round integer NOT NULL DEFAULT 1',
  'DROP INDEX outbox_due_at',
  'CREATE INDEX outbox_round ON outbox (round, due_at)',
];

const OUTBOX_TURNS = [
  'ALTER TABLE outbox ADD COLUMN domain text',
  'ALTER TABLE outbox ADD COLUMN turn integer NOT NULL DEFAULT 0',
  'DROP INDEX outbox_round',
  'CREATE INDEX outbox_turn ON outbox (round, turn, id) WHERE due_at IS NOT NULL',
  'CREATE INDEX outbox_domain ON outbox (domain, round, turn)',
];

function invitations({ time }: (typeof TYPES)[DatabaseKind]): string[] {
  return [
    `ALTER TABLE waitlist ADD COLUMN invited_at ${time}`,
    'ALTER TABLE waitlist ADD COLUMN invite_code text',
    'ALTER TABLE waitlist ADD COLUMN invite_url text',
  ];
}

function visitTables({ uniqueId }: (typeof TYPES)[DatabaseKind]): string[] {
  const wordIds = ['source', 'medium', 'campaign', 'landing', 'language', 'device', 'release'];
  return [
    `CREATE TABLE visits (
      visit text PRIMARY KEY,
      day text NOT NULL,
      steps integer NOT NULL,
      pages integer NOT NULL,
      errors integer NOT NULL,
      member integer NOT NULL,
      bot integer NOT NULL,
      ${wordIds.map((name) => `${name} integer NOT NULL`).join(', ')}
    )`,
    'CREATE INDEX visits_day ON visits (day)',
    `CREATE TABLE words (
      id ${uniqueId},
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
      visits integer NOT NULL,
      seen integer NOT NULL,
      viewed integer NOT NULL,
      started integer NOT NULL,
      submitted integer NOT NULL,
      joined integer NOT NULL,
      PRIMARY KEY (dimension, day, word)
    )`,
    `CREATE TABLE tallies (
      day text NOT NULL,
      name text NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (day, name)
    )`,
  ];
}
