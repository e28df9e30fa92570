import { stringify } from 'csv-stringify/sync';
import type { Outbox } from '../database/outboxQueries.ts';
import type { WaitlistEntry } from '../database/waitlistEntries.ts';

type Entries = AsyncIterable<WaitlistEntry>;

export async function* listLines(entries: Entries): AsyncGenerator<string> {
  for await (const entry of entries) yield `${entry.joinedAt}  ${entry.email}  ${stateOf(entry)}\n`;
}

export function outboxLine(entry: Awaited<ReturnType<Outbox['entries']>>[number]): string {
  const { email, attempts, nextAttemptAt, lastError } = entry;
  const next = nextAttemptAt ?? 'given up';
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const why = lastError === null ? '' : `: ${oneLine(lastError)}`;
  return `${next.padEnd(24)}  ${email}  ${tried}${why}\n`;
}

export async function* confirmedOnly(entries: Entries): AsyncGenerator<WaitlistEntry> {
  for await (const entry of entries) if (entry.confirmedAt) yield entry;
}

export function stateOf({ confirmedAt, refusal, invitedAt }: WaitlistEntry): string {
  if (refusal) return `refused: ${oneLine(refusal)}`;
  if (invitedAt) return `invited at ${invitedAt}`;
  return confirmedAt ? `confirmed at ${confirmedAt}` : 'pending';
}

/** Mail servers write the reasons. Control characters in them would affect the terminal. */
function oneLine(reason: string): string {
  return reason.replace(/\p{Cc}+/gu, ' ');
}

/**
 * Yields the text of a CSV file. listmonk requires the header `email`, and Mailchimp recognizes it.
 * Every cell is quoted, because many spreadsheets separate cells by semicolons. Cells that a
 * spreadsheet would run as a formula get an apostrophe in front (OWASP, CSV injection), unless
 * `raw` is set: to other programs, `'+1@example.org` is another address.
 */
export async function* csvLines(entries: Entries, raw: boolean): AsyncGenerator<string> {
  const options = { quoted: true, quoted_empty: true, escape_formulas: !raw };
  const names = ['email', 'joined_at', 'language', 'confirmed_at', 'invited_at', 'invite_code'];
  yield stringify([names], options);
  for await (const entry of entries) yield stringify([Object.values(exported(entry))], options);
}

export async function* jsonLines(entries: Entries): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const entry of entries) {
    yield separator + JSON.stringify(exported(entry));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Returns the exported part of a sign-up, in the order of the columns. */
function exported(entry: WaitlistEntry) {
  const { email, joinedAt, language } = entry;
  const { confirmedAt = null, invitedAt = null, inviteCode = null } = entry;
  return { email, joinedAt, language, confirmedAt, invitedAt, inviteCode };
}
