import { stringify } from 'csv-stringify/sync';
import type { WaitlistEntry } from '../database/waitlistRows.ts';

/** The part of a sign-up that other programs get. */
type Exported = Pick<
  WaitlistEntry,
  'email' | 'joinedAt' | 'language' | 'confirmedAt' | 'invitedAt' | 'inviteCode'
>;

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
  const names = ['email', 'joined_at', 'language', 'confirmed_at', 'invited_at', 'invite_code'];
  yield stringify([names], options);
  for await (const { email, joinedAt, language, confirmedAt, invitedAt, inviteCode } of entries) {
    yield stringify([[email, joinedAt, language, confirmedAt, invitedAt, inviteCode]], options);
  }
}

/** Yields the text of a JSON file. */
export async function* jsonLines(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { email, joinedAt, language, ...entry } of entries) {
    const { confirmedAt = null, invitedAt = null, inviteCode = null } = entry;
    const exported = { email, joinedAt, language, confirmedAt, invitedAt, inviteCode };
    yield separator + JSON.stringify(exported);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
