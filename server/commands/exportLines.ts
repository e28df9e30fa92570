import { stringify } from 'csv-stringify/sync';
import type { WaitlistEntry } from '../database/waitlistRows.ts';

/** The part of a sign-up that other programs get. */
type Exported = Pick<WaitlistEntry, 'email' | 'joinedAt' | 'language' | 'confirmedAt'>;

/**
 * Yields the text of a CSV file. The header `email` is what listmonk requires and Mailchimp
 * recognizes. Every cell is quoted, because many spreadsheets separate cells by semicolons. One that
 * they would run as a formula gets an apostrophe in front (OWASP, CSV injection), unless it is `raw`:
 * to other programs, `'+1@example.org` is another address.
 */
export async function* csvLines(
  entries: AsyncIterable<Exported>,
  raw: boolean,
): AsyncGenerator<string> {
  const options = { quoted: true, quoted_empty: true, escape_formulas: !raw };
  yield stringify([['email', 'joined_at', 'language', 'confirmed_at']], options);
  for await (const { email, joinedAt, language, confirmedAt } of entries) {
    yield stringify([[email, joinedAt, language, confirmedAt]], options);
  }
}

/** Yields the text of a JSON file. */
export async function* jsonLines(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { email, joinedAt, language, confirmedAt = null } of entries) {
    yield separator + JSON.stringify({ email, joinedAt, language, confirmedAt });
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
