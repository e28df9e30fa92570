import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanEmail } from '../../src/waitlist/emailRules.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { OutboxEntry } from '../database/outboxQueries.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import type { HashesOf } from '../database/unsubscribedQueries.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import type { WaitlistEntry } from '../database/waitlistRows.ts';
import { createBackup, openBackup } from './backupFile.ts';
import { type ExportFormat, exportLines } from './exportLines.ts';

export const USAGE = `Usage: npm run waitlist -- <command>

  count                    print how many addresses are on the waitlist
  list                     print them with the time of joining and whether they are confirmed,
                           oldest first
  export [--csv | --json]  print them for another program, as CSV by default;
                           with --confirmed, without those that are pending
  find <address>           print when an address joined and whether it is confirmed
  resend <address>         send an address the email to confirm it again
  resend --all             send it to all pending addresses that did not get it: because it was
                           refused, given up or never queued, or is still waiting
  outbox                   print the emails that are waiting or were given up: when the next attempt
                           is due, how many there were, and why the last one failed
  remove <address>         remove an address, and what the database keeps of deleted rows
  backup <file>            write a consistent copy to a new file, also while the server runs
  import <file>            add the addresses in a backup that are not on the waitlist, without
                           sending email; addresses that unsubscribed are left out

The commands use the database in DATABASE_URL and the secrets in MAIL_SECRETS or DATA_DIR, as the
server does.`;

interface Options {
  databaseUrl: string;
  format: ExportFormat;
  /** Exports only addresses that are confirmed. */
  confirmed?: boolean;
  /** Sends the email again to all who did not get it. */
  all?: boolean;
  /** Recognizes addresses that unsubscribed. */
  hashesOf?: HashesOf;
}

type Command = (
  database: WaitlistDatabase,
  argument: string,
  options: Options,
) => Promise<'done' | 'failed'>;

const COMMANDS: Record<string, { takes: 'nothing' | 'address' | 'file'; run: Command }> = {
  count: {
    takes: 'nothing',
    async run({ waitlist }) {
      console.log(await waitlist.count());
      return 'done';
    },
  },
  list: {
    takes: 'nothing',
    run: ({ waitlist }) => print(listLines(waitlist.entries())),
  },
  export: {
    takes: 'nothing',
    run({ waitlist }, _, { format, confirmed }) {
      const entries = confirmed ? confirmedOnly(waitlist.entries()) : waitlist.entries();
      return print(exportLines(entries, format));
    },
  },
  find: {
    takes: 'address',
    async run({ waitlist }, address) {
      const entry = await waitlist.find(address);
      if (entry === undefined) return notOnList(address);
      console.log(`${entry.email} joined at ${entry.joinedAt} (${stateOf(entry)}).`);
      return 'done';
    },
  },
  resend: {
    takes: 'address',
    async run({ waitlist }, address, { all }) {
      if (all) return resendAll(waitlist);
      const result = await waitlist.requestMail(address);
      if (result === 'notFound') return notOnList(address);
      if (result === 'confirmed') {
        console.log(`${address} is already confirmed.`);
        return 'failed';
      }
      console.log(`The email to ${address} is in the outbox. ${OUTBOX_NOTE}`);
      return 'done';
    },
  },
  outbox: {
    takes: 'nothing',
    run: ({ outbox }) => print(outboxLines(outbox.entries())),
  },
  remove: {
    takes: 'address',
    async run({ waitlist, removalNote }, address) {
      if (!(await waitlist.remove(address))) return notOnList(address);
      console.log(`Removed ${address}. ${removalNote} Earlier backups still contain it.`);
      return 'done';
    },
  },
  backup: {
    takes: 'file',
    async run(database, file) {
      const count = await createBackup(database, file);
      console.log(`Backed up ${addresses(count)} to ${file}.`);
      return 'done';
    },
  },
  import: {
    takes: 'file',
    async run({ waitlist }, file) {
      const backup = openBackup(file);
      try {
        const count = backup.count();
        await waitlist.importUnsubscribed(backup.unsubscribed());
        const added = await waitlist.import(backup.entries());
        console.log(
          `Added ${added} of ${addresses(count)}. The rest were already there or unsubscribed.`,
        );
        return 'done';
      } finally {
        backup.close();
      }
    },
  },
};

/**
 * Runs a command and prints what it finds. Resolves to the exit code: 0, or 1 when an address is
 * not on the waitlist, or needs no email.
 * @throws Error with a sentence for the operator
 */
export async function runWaitlistCommand(
  [name = '', ...args]: string[],
  options: Options,
): Promise<0 | 1> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  const takes = name === 'resend' && options.all ? 'nothing' : command.takes;
  const argument = readArgument(name, takes, args);
  if (name !== 'import') requireDatabase(options.databaseUrl);
  const { databaseUrl, hashesOf } = options;
  const database = await openDatabase(databaseUrl, hashesOf && { hashesOf });
  try {
    return (await command.run(database, argument, options)) === 'failed' ? 1 : 0;
  } finally {
    await database.close();
  }
}

function readArgument(name: string, takes: 'nothing' | 'address' | 'file', args: string[]): string {
  const [argument = ''] = args;
  if (args.length !== (takes === 'nothing' ? 0 : 1) || (takes !== 'nothing' && argument === '')) {
    throw new Error(`${name} takes ${takes === 'nothing' ? 'no argument' : `one ${takes}`}.`);
  }
  return takes === 'address' ? cleanEmail(argument) : argument;
}

/** Opening a missing file would create an empty one, and hide a wrong path. */
function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOfFileUrl(url))) return;
  throw new Error(
    `There is no database at ${pathOfFileUrl(url)}. Set DATABASE_URL to the one the server uses.`,
  );
}

function addresses(count: number): string {
  return `${count} ${count === 1 ? 'address' : 'addresses'}`;
}

const OUTBOX_NOTE = 'The server checks it every 30 s.';

async function resendAll(waitlist: Waitlist): Promise<'done'> {
  let count = 0;
  for await (const { email, confirmedAt, refusal, mailedAt } of waitlist.entries()) {
    if (confirmedAt || (mailedAt && !refusal)) continue;
    if ((await waitlist.requestMail(email)) === 'queued') count += 1;
  }
  console.log(`The emails to ${addresses(count)} are in the outbox. ${OUTBOX_NOTE}`);
  return 'done';
}

function notOnList(address: string): 'failed' {
  console.log(`${address} is not on the waitlist.`);
  return 'failed';
}

async function* listLines(entries: AsyncIterable<WaitlistEntry>) {
  for await (const entry of entries) yield `${entry.joinedAt}  ${entry.email}  ${stateOf(entry)}\n`;
}

async function* outboxLines(entries: AsyncIterable<OutboxEntry>) {
  for await (const { email, attempts, nextAttemptAt, lastError } of entries) {
    const next = nextAttemptAt ?? 'given up';
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    const why = lastError === null ? '' : `: ${oneLine(lastError)}`;
    yield `${next.padEnd(24)}  ${email}  ${tried}${why}\n`;
  }
}

async function* confirmedOnly(entries: AsyncIterable<WaitlistEntry>) {
  for await (const entry of entries) if (entry.confirmedAt) yield entry;
}

function stateOf({ confirmedAt, refusal }: WaitlistEntry): string {
  if (confirmedAt) return `confirmed at ${confirmedAt}`;
  return refusal ? `refused: ${oneLine(refusal)}` : 'pending';
}

/** Mail servers write the reasons. A terminal would obey control characters in them. */
function oneLine(reason: string): string {
  return reason.replace(/\p{Cc}+/gu, ' ');
}

async function print(lines: AsyncIterable<string>): Promise<'done'> {
  await pipeline(Readable.from(lines), process.stdout, { end: false });
  return 'done';
}
