import { stringify } from 'csv-stringify/sync';
import type { WaitlistEntry } from '../database/waitlistRows.ts';

export type ExportFormat = 'csv' | 'json';

/** The part of a sign-up that other programs get. */
type Exported = Pick<WaitlistEntry, 'email' | 'joinedAt'>;

/** Yields the text of a file that holds `entries`. */
export async function* exportLines(
  entries: AsyncIterable<Exported>,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield* format === 'csv' ? csvLines(entries) : jsonLines(entries);
}

/**
 * The header names are what listmonk requires and Mailchimp recognizes. A cell that a spreadsheet
 * would run as a formula gets an apostrophe in front (OWASP, CSV injection).
 */
async function* csvLines(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  yield 'email,joined_at\n';
  for await (const { email, joinedAt } of entries) {
    yield stringify([[email, joinedAt]], { escape_formulas: true });
  }
}

async function* jsonLines(entries: AsyncIterable<Exported>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { email, joinedAt } of entries) {
    yield separator + JSON.stringify({ email, joinedAt });
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
