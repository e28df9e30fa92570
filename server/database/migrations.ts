import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { checkEmail } from '../../src/waitlist/emailRules.ts';
import { emailKey } from './emailKey.ts';
import type { Schema } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * Brings the tables up to date. A database that a newer release has migrated is left as it is.
 * @param run runs the migrations, inside the lock or transaction that the database needs
 */
export async function migrateToLatest(
  query: Kysely<Schema>,
  kind: DatabaseKind,
  run: (migrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrationsFor(kind)) };
  const migrator = new Migrator({ db: query, provider });
  const migrations = await migrator.getMigrations();
  if (migrations.every(({ executedAt }) => executedAt !== undefined)) return;
  await run(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}

/** Each runs once, in the order of its name. A migration that has been released never changes. */
function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  const isPostgres = kind === 'postgres';
  const idType = isPostgres ? 'bigserial' : 'integer';
  const timeType = isPostgres ? 'timestamptz' : 'text';
  return {
    '0001_create_waitlist': {
      // Databases made before there were migrations have this table already.
      up: (db) =>
        db.schema
          .createTable('waitlist')
          .ifNotExists()
          .addColumn('id', idType, (column) => column.primaryKey())
          .addColumn('email', 'text', (column) => column.notNull())
          .addColumn('email_key', 'text', (column) => column.notNull().unique())
          .addColumn('joined_at', timeType, (column) =>
            column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`),
          )
          .execute(),
    },
    '0002_clean_addresses': { up: cleanAddresses },
    ...(isPostgres && {
      // The columns are those of rate-limiter-flexible. Unlogged: losing it in a crash is no loss.
      '0003_create_join_attempts': {
        up: async (db) => {
          await sql`CREATE UNLOGGED TABLE join_attempts (
            key varchar(255) PRIMARY KEY,
            points integer NOT NULL DEFAULT 0,
            expire bigint
          )`.execute(db);
        },
      },
    }),
    '0004_add_confirmation': {
      up: async (db) => {
        // SQLite adds one column at a time. None may be required: an older release, which is still
        // running during an update, does not fill them.
        const waitlist = db.schema.alterTable('waitlist');
        await waitlist.addColumn('link_id', 'text').execute();
        await waitlist
          .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
          .execute();
        await waitlist.addColumn('confirmed_at', timeType).execute();
        await waitlist.addColumn('mailed_at', timeType).execute();
        await waitlist.addColumn('refusal', 'text').execute();
        await db.schema
          .createIndex('waitlist_link_id')
          .on('waitlist')
          .column('link_id')
          .unique()
          .execute();
      },
    },
    '0005_create_outbox': {
      up: async (db) => {
        await db.schema
          .createTable('outbox')
          // Without `autoIncrement`, SQLite gives the id of a deleted row to a later one.
          .addColumn('id', idType, (column) =>
            isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
          )
          // An older release deletes sign-ups without knowing that there may be an email.
          .addColumn('waitlist_id', isPostgres ? 'bigint' : 'integer', (column) =>
            column.notNull().unique().references('waitlist.id').onDelete('cascade'),
          )
          .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
          .addColumn('due_at', isPostgres ? 'bigint' : 'integer')
          .addColumn('last_error', 'text')
          .execute();
        await db.schema.createIndex('outbox_due_at').on('outbox').column('due_at').execute();
      },
    },
    '0006_create_unsubscribed': {
      up: (db) =>
        db.schema
          .createTable('unsubscribed')
          .addColumn('hash', 'text', (column) => column.primaryKey())
          .addColumn('unsubscribed_at', timeType, (column) =>
            column.notNull().defaultTo(sql`CURRENT_TIMESTAMP`),
          )
          .execute(),
    },
    '0007_keep_link_id': {
      // Not required, because an older release does not fill it.
      up: (db) => db.schema.alterTable('unsubscribed').addColumn('link_id', 'text').execute(),
    },
    '0008_create_metadata': {
      up: (db) =>
        db.schema
          .createTable('metadata')
          .addColumn('key', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute(),
    },
  };
}

/**
 * Applies today's rules for addresses to rows that are older than the rules. Where two rows turn
 * out to be one address, the earlier one stays.
 */
async function cleanAddresses(db: Kysely<Schema>): Promise<void> {
  const rows = await db.selectFrom('waitlist').selectAll().orderBy('id').execute();
  const keys = new Set<string>();
  const changes: { id: number | string; email: string; email_key: string }[] = [];
  for (const row of rows) {
    const check = checkEmail(row.email);
    const email = check.ok ? check.email : row.email;
    const email_key = emailKey(email);
    if (keys.has(email_key)) {
      await db.deleteFrom('waitlist').where('id', '=', row.id).execute();
      continue;
    }
    keys.add(email_key);
    if (email !== row.email || email_key !== row.email_key) {
      changes.push({ id: row.id, email, email_key });
    }
  }
  // After all deletions, so that no key is taken by a row that is about to go.
  for (const { id, ...change } of changes) {
    await db.updateTable('waitlist').set(change).where('id', '=', id).execute();
  }
}
