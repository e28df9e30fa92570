import { sql } from 'kysely';
import { type DatabaseConnection, transact } from './databaseConnection.ts';

interface NewSignup {
  email: string;
  email_key: string;
  language: string;
  link_id: string;
  mailed_at: string;
}

/**
 * Stores a sign-up together with the mail to confirm it. An address that had unsubscribed gets its
 * earlier link id back, so that the links of all its mails work again, and its hash is deleted.
 * Resolves to false, and stores no sign-up, when the address is there already.
 *
 * @param hashes of the address, by which it may be known as unsubscribed
 */
export function insertSignup(
  connection: DatabaseConnection,
  signup: NewSignup,
  hashes: string[],
): Promise<boolean> {
  const insert = connection.kind === 'postgres' ? insertInOneStatement : insertInTransaction;
  return insert(connection, signup, hashes);
}

/** Half as many sign-ups fit into a second when the statements of a transaction go one by one. */
async function insertInOneStatement(
  { query }: DatabaseConnection,
  { email, email_key, language, link_id, mailed_at }: NewSignup,
  hashes: string[],
): Promise<boolean> {
  const { rows } = await sql`
    WITH earlier AS (
      SELECT link_id FROM unsubscribed
      WHERE hash = ANY(${hashes})
      ORDER BY unsubscribed_at DESC LIMIT 1
    ), joined AS (
      INSERT INTO waitlist (email, email_key, language, link_id, mailed_at)
      VALUES (
        ${email}, ${email_key}, ${language},
        coalesce((SELECT link_id FROM earlier), ${link_id}),
        ${mailed_at}
      )
      ON CONFLICT (email_key) DO NOTHING
      RETURNING id
    ), queued AS (
      INSERT INTO outbox (waitlist_id, due_at) SELECT id, ${Date.now()} FROM joined
    ), forgotten AS (
      DELETE FROM unsubscribed WHERE hash = ANY(${hashes})
    )
    SELECT id FROM joined`.execute(query);
  return rows.length === 1;
}

function insertInTransaction(
  connection: DatabaseConnection,
  signup: NewSignup,
  hashes: string[],
): Promise<boolean> {
  return transact(connection, async (transaction) => {
    const unsubscribed =
      hashes.length === 0
        ? []
        : await transaction
            .selectFrom('unsubscribed')
            .select('link_id')
            .where('hash', 'in', hashes)
            .orderBy('unsubscribed_at', 'desc')
            .execute();
    const [earlier] = unsubscribed;
    const { insertId, numInsertedOrUpdatedRows } = await transaction
      .insertInto('waitlist')
      .values({ ...signup, link_id: earlier?.link_id ?? signup.link_id })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await transaction
      .insertInto('outbox')
      .values({ waitlist_id: Number(insertId), due_at: Date.now() })
      .execute();
    if (unsubscribed.length > 0) {
      await transaction.deleteFrom('unsubscribed').where('hash', 'in', hashes).execute();
    }
    return true;
  });
}
