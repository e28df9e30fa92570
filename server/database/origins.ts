import { type Kysely, sql } from 'kysely';
import type { Counts, OriginDimension } from '../../analytics/growthFigures.ts';
import type { Schema } from './schema.ts';

type Words = Record<OriginDimension, string>;

/** Counts for one sign-up that was confirmed or left, with the words of the visit it came from. */
export type Outcome = Partial<Pick<Counts, 'confirmed' | 'left' | 'confirmMinutes'>> & {
  words: Words;
};

const MINUTE = 60_000;
/** A receipt is accepted for half an hour, and deleted within the next one. */
const RECEIPT_KEPT = 30 * MINUTE;
const WORDS_KEPT = 30 * 24 * 60 * MINUTE;

/** Keeps the receipt of a sign-up until its visit sends it. */
export async function keepReceipt(
  query: Kysely<Schema>,
  linkId: string,
  receipt: string,
): Promise<void> {
  const isRow = sql`WHERE link_id = ${linkId}`;
  // SQLite reuses the id of a sign-up that a tool has deleted without deleting its origin.
  const former = sql`DELETE FROM origins WHERE waitlist_id IN (SELECT id FROM waitlist ${isRow})`;
  await former.execute(query);
  const row = sql`SELECT id, ${Date.now()}, ${receipt} FROM waitlist ${isRow}`;
  await sql`INSERT INTO origins (waitlist_id, joined_at, receipt) ${row}`.execute(query);
}

/** Writes the words of the visit that has sent a receipt beside its sign-up, and deletes the receipt. */
export async function takeReceipt(
  query: Kysely<Schema>,
  receipt: string,
  words: Words,
): Promise<void> {
  await query
    .updateTable('origins')
    .set({ ...words, receipt: null })
    .where('receipt', '=', receipt)
    .where('joinedAt', '>', Date.now() - RECEIPT_KEPT)
    .execute();
}

/** Resolves to the words of a sign-up and the minutes since it was made, if its visit sent them. */
export async function readOrigin(query: Kysely<Schema>, linkId: string) {
  const row = await query
    .selectFrom('origins')
    .innerJoin('waitlist', 'waitlist.id', 'waitlistId')
    .select(['origins.joinedAt', 'source', 'campaign', 'landing', 'origins.language'])
    .where('linkId', '=', linkId)
    .executeTakeFirst();
  if (!row || row.source === null) return undefined;
  const { joinedAt, ...words } = row;
  const minutes = Math.max(0, Math.round((Date.now() - joinedAt) / MINUTE));
  return { words: words as Words, minutes };
}

/** Deletes the receipts and the words that are too old. */
export async function forgetOrigins(query: Kysely<Schema>): Promise<void> {
  const origins = query.deleteFrom('origins');
  await origins.where('joinedAt', '<', Date.now() - WORDS_KEPT).execute();
  const receipts = origins.where('receipt', 'is not', null);
  await receipts.where('joinedAt', '<', Date.now() - RECEIPT_KEPT).execute();
}
