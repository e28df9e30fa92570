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
 * Stores a sign-up together with the mail to confirm it, and forgets that the address had
 * unsubscribed. Resolves to false, and stores nothing, when the address is there already.
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
    WITH joined AS (
      INSERT INTO waitlist (email, email_key, language, link_id, mailed_at)
      VALUES (${email}, ${email_key}, ${language}, ${link_id}, ${mailed_at})
      ON CONFLICT DO NOTHING
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
    const { insertId, numInsertedOrUpdatedRows } = await transaction
      .insertInto('waitlist')
      .values(signup)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await transaction
      .insertInto('outbox')
      .values({ waitlist_id: Number(insertId), due_at: Date.now() })
      .execute();
    if (hashes.length > 0) {
      await transaction.deleteFrom('unsubscribed').where('hash', 'in', hashes).execute();
    }
    return true;
  });
}
