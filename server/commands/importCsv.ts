import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { UNKNOWN_ORIGIN } from '../../src/rules/origin.ts';
import { checkAddress } from '../database/emailKey.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { WaitlistEntry } from '../database/waitlistEntries.ts';
import { dayOf } from '../day.ts';
import type { Flags } from './options.ts';

/** The statuses that other programs give to people who want email. */
const SUBSCRIBED = ['active', 'confirmed', 'enabled', 'subscribed', 'true', 'yes', '1'];

/** The statuses that other programs give to people who do not want email, or cannot get it. */
const EXCLUDED = [
  'blacklisted',
  'blocklisted',
  'bounced',
  'cleaned',
  'complained',
  'deleted',
  'disabled',
  'inactive',
  'suppressed',
  'unsubscribed',
  'false',
  'no',
  '0',
  '',
];

type Row = Record<string, string>;

/**
 * Adds the people in another program's CSV file, without sending email. Skips those who do not want
 * email there, and those who have left here. Adds nothing if a row cannot be understood.
 */
export async function importCsv(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  file: string,
  flags: Flags,
): Promise<undefined> {
  const rows = parse(readFileSync(file), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
    trim: true,
  }) as Row[];
  const columns = Object.keys(rows[0] ?? {});
  const readColumn = (option: keyof Flags, preset?: string) => {
    const name = (flags[option] as string | undefined) ?? preset;
    if (name === undefined || columns.includes(name)) return name;
    throw new Error(`The file has no column "${name}" (--${option}), only ${columns.join(', ')}.`);
  };
  const email = readColumn('email-column', 'email') ?? '';
  const joined = readColumn('joined-column');
  const language = readColumn('language-column');
  if (flags['status-column'] === undefined) throw new Error(NO_STATUS);
  const status = flags['status-column'] === 'none' ? undefined : readColumn('status-column');

  const entries: WaitlistEntry[] = [];
  let excluded = 0;
  for (const [index, row] of rows.entries()) {
    const line = `Row ${index + 1}`;
    const state = status === undefined ? 'subscribed' : (row[status] ?? '').toLowerCase();
    if (EXCLUDED.includes(state)) {
      excluded += 1;
      continue;
    }
    if (!SUBSCRIBED.includes(state)) throw new Error(`${line} has the unknown status "${state}".`);
    const check = checkAddress(row[email] ?? '');
    if (!check.ok) throw new Error(`${line} has no valid address. Nothing was added.`);
    const time = new Date((joined && row[joined]) || Date.now());
    if (Number.isNaN(time.getTime())) throw new Error(`${line} has no time in "${joined}".`);
    entries.push(entryOf(check.email, time, (language && row[language]) || 'en', flags));
  }
  const { added, unsubscribed } = await waitlist.import(iterate(entries));
  console.log(
    `Added ${added} of ${rows.length}. Skipped: ${excluded} do not want email there, ` +
      `${unsubscribed} have left here, ${entries.length - added - unsubscribed} were on the list.`,
  );
}

const NO_STATUS =
  'Name the column that says who is unsubscribed, bounced or blocked with --status-column, or use ' +
  '--status-column none if the file contains only people who want email.';

function entryOf(email: string, time: Date, language: string, flags: Flags): WaitlistEntry {
  const joinedAt = time.toISOString();
  const confirmedBy = flags['confirmed-by'];
  return {
    email,
    joinedAt,
    joinedDay: dayOf(time),
    linkId: randomBytes(16).toString('base64url'),
    language,
    ...UNKNOWN_ORIGIN,
    ...(confirmedBy && { source: confirmedBy, confirmedAt: joinedAt }),
  };
}

async function* iterate(entries: WaitlistEntry[]) {
  yield* entries;
}
