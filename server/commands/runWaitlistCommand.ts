import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { version } from '../../package.json';
import { cleanEmail } from '../../src/rules/emailRules.ts';
import { mailboxOf } from '../database/emailKey.ts';
import { FIGURE_DAYS, readDays } from '../database/figures.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import { MAX_MAILS } from '../database/requestMail.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { figuresCsv, figuresText } from '../figures/figuresText.ts';
import { readSecrets } from '../mail/secrets.ts';
import { readSettings } from '../settings.ts';
import { createBackup, importBackup, restoreBackup } from './backupFile.ts';
import { doctor } from './doctor.ts';
import { invite, readAddresses } from './invite.ts';
import { confirmedOnly, csvLines, jsonLines, listLines, outboxLine, stateOf } from './lists.ts';
import { type CommandResult, type Flags, type Options, parseCommand } from './options.ts';
import { sendAlert, sendTestMail } from './sendMails.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = `Usage: waitlist <command>, or in a checkout: npm run waitlist -- <command>

The list:
  count                    print how many addresses are on the waitlist
  list                     print them with the time of joining and their state, oldest first
  export [--csv | --json]  print them for another program, as CSV by default;
                           with --confirmed, without those that are pending;
                           with --raw, without the apostrophe that keeps spreadsheets from running
                           an address as a formula
  find <address>           print when an address joined and whether it is confirmed
  remove <address>         remove an address, and what the database keeps of deleted rows

The emails:
  outbox                   print the emails that wait or were given up, with the next attempt and
                           why the last one failed, and how many MAIL_PER_HOUR holds back
  resend <address>         send an address the email to confirm it again, or an invitation that was
                           given up
  resend --all             send it to all pending addresses that did not get it, three a mailbox
  mail-test <address>      send any address the email to confirm it, with links that lead nowhere

The invitations:
  invite --url <address>   say how many confirmed people would be invited, the oldest sign-ups first;
                           {code} in the address stands for a random code for each;
                           with --send, send; with --next <number>, --emails <file>,
                           --language <tag> and --confirmed-before <date>, only those
  invite --stop            take back the invitations that wait to be sent
  bounced <file>           mark the addresses in a provider's list of bounces, not to invite them

The figures:
  figures                  print how many joined, confirmed and left, by day, source, language and
                           landing page, of the last 30 days; with --days 7, 90 or all, of those;
                           with --csv, for another program

The service:
  doctor                   try everything that the service needs, and say what to do
  backup <file>            check the database, and copy it to a new file;
                           with --with-secrets, also the secrets: whoever has the file can then sign
                           the links of all emails and read the figures
  restore <file>           while the server is stopped, put a backup in the place of the database,
                           which is kept beside it, or into an empty PostgreSQL database; its
                           secrets into DATA_DIR if that has none
  import <file>            add the addresses in a backup that are not on the waitlist, without
                           sending email; addresses that unsubscribed are left out
  alert <unit>             email MAIL_FROM that a unit of systemd failed

The commands read the same settings and secrets as the server. --version prints the version.`;

interface Command {
  takes?: 'address' | 'file';
  flags?: readonly (keyof Flags)[];
  run(argument: string, options: Options): CommandResult;
}

const COMMANDS: Record<string, Command> = {
  count: { run: onDatabase(async ({ waitlist }) => print([`${await waitlist.count()}\n`])) },
  list: { run: onDatabase(({ waitlist }) => print(listLines(waitlist.entries()))) },
  export: {
    flags: ['csv', 'json', 'confirmed', 'raw'],
    run: onDatabase(({ waitlist }, _, { flags: { confirmed, csv, json, raw = false } }) => {
      if (csv && json) throw new Error('Choose one of --csv and --json.');
      const entries = confirmed ? confirmedOnly(waitlist.entries()) : waitlist.entries();
      return print(json ? jsonLines(entries) : csvLines(entries, raw));
    }),
  },
  find: {
    takes: 'address',
    run: onDatabase(async ({ waitlist }, address) => {
      const entry = await waitlist.find(address);
      if (entry === undefined) return notOnList(address);
      console.log(`${entry.email} joined at ${entry.joinedAt} (${stateOf(entry)}).`);
    }),
  },
  remove: {
    takes: 'address',
    run: onDatabase(async ({ waitlist, kind }, address) => {
      if (!(await waitlist.remove(address))) return notOnList(address);
      console.log(`Removed ${address}. ${LEFT[kind]} Earlier backups still contain it.`);
    }),
  },
  outbox: {
    run: onDatabase(async ({ waitlist, outbox }, _, { settings }) => {
      const { heldBack } = (await waitlist.stats()).outbox;
      const note = `MAIL_PER_HOUR (${settings.mailPerHour}) holds ${heldBack} back.\n`;
      const lines = (await outbox.entries()).map(outboxLine);
      return print(heldBack > 0 ? [...lines, note] : lines);
    }),
  },
  resend: {
    takes: 'address',
    flags: ['all'],
    run: onDatabase(async ({ waitlist }, address, { flags: { all } }) => {
      if (all) return resendAll(waitlist);
      const result = await waitlist.requestMail(address);
      if (result === 'notFound') return notOnList(address);
      if (result === 'confirmed') {
        console.log(`${address} is confirmed, and no email to it was given up.`);
        return 'failed';
      }
      console.log(`The email to ${address} is in the outbox. ${OUTBOX_NOTE}`);
    }),
  },
  invite: {
    flags: ['url', 'next', 'emails', 'language', 'confirmed-before', 'send', 'stop'],
    run: onDatabase((database, _, { flags }) => invite(database, flags)),
  },
  bounced: {
    takes: 'file',
    run: onDatabase(async ({ invitations }, file) => {
      const found = readAddresses(file);
      const count = await invitations.markBounced(found);
      console.log(`Marked ${count} of the ${addresses(found.length)} in ${file} as bounced.`);
    }),
  },
  figures: {
    flags: ['days', 'csv'],
    run: onDatabase(async ({ waitlist }, _, { flags: { days = '30', csv } }) => {
      const wanted = readDays(days);
      if (!wanted) throw new Error(`--days must be one of ${FIGURE_DAYS.join(', ')}.`);
      const figures = await waitlist.figures(wanted);
      return print(csv ? [figuresCsv(figures)] : [...figuresText(figures)]);
    }),
  },
  'mail-test': { takes: 'address', run: sendTestMail },
  doctor: { run: (_, options) => doctor(options) },
  backup: {
    takes: 'file',
    flags: ['with-secrets'],
    run: onDatabase(async (database, file, { flags, linkSecrets, adminToken }) => {
      const secrets = flags['with-secrets'] ? { linkSecrets, adminToken } : undefined;
      const contents = await createBackup(database, file, secrets);
      console.log(`Backed up to ${file}. ${contents}`);
    }),
  },
  import: { takes: 'file', run: onDatabase(importBackup, { create: true }) },
  restore: { takes: 'file', run: restoreBackup },
};

/**
 * Runs a command of the operator. Resolves to the exit code: 1 if it failed.
 * @throws Error with a sentence for the operator
 */
export async function runWaitlistCommand(
  words: string[],
  env: Record<string, string | undefined>,
): Promise<0 | 1> {
  const { values: flags, positionals } = parseCommand(words);
  const [name = '', ...args] = positionals;
  if (flags.help || flags.version) {
    console.log(flags.help ? USAGE : version);
    return 0;
  }
  if (name === '') throw new Error(USAGE);
  if (name === 'alert') {
    // Reads no other settings: a wrong one may be why the unit failed.
    const { SMTP_URL, MAIL_FROM } = env;
    return codeOf(sendAlert(args[0] ?? 'A unit', readSettings({ SMTP_URL, MAIL_FROM })));
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(`There is no command ${name}. --help lists all.`);
  const unknown = Object.keys(flags).find((flag) => !command.flags?.some((own) => own === flag));
  if (unknown) throw new Error(`${name} has no option --${unknown}. --help lists all.`);
  const argument = readArgument(name, flags.all ? undefined : command.takes, args);
  const settings = readSettings(env);
  const secrets = readSecrets(settings, { create: false });
  return codeOf(command.run(argument, { ...secrets, settings, flags }));
}

async function codeOf(outcome: CommandResult): Promise<0 | 1> {
  return (await outcome) === 'failed' ? 1 : 0;
}

function readArgument(name: string, takes: Command['takes'], args: string[]): string {
  const [argument = ''] = args;
  if (args.length !== (takes ? 1 : 0) || (takes && argument === '')) {
    throw new Error(`${name} takes ${takes ? `one ${takes}` : 'no argument'}.`);
  }
  // SQLite would wait forever for a writer of a pipe.
  if (takes === 'file' && statSync(argument, { throwIfNoEntry: false })?.isFile() === false) {
    throw new Error(`${argument} is not a file.`);
  }
  return takes === 'address' ? cleanEmail(argument) : argument;
}

function onDatabase(
  work: (database: WaitlistDatabase, argument: string, options: Options) => CommandResult,
  { create = false } = {},
): Command['run'] {
  return (argument, options) =>
    withDatabase({ ...options, create }, (database) => work(database, argument, options));
}

const addresses = (count: number) => `${count} ${count === 1 ? 'address' : 'addresses'}`;

/** Says what `remove` leaves in each kind of database. */
const LEFT = {
  sqlite: 'Nothing of it is left in the file or its log.',
  postgres: 'PostgreSQL overwrites the deleted row, and recycles its log, in its own time.',
};

const OUTBOX_NOTE = 'The server checks it every 30 s.';

async function resendAll(waitlist: Waitlist): Promise<undefined> {
  let count = 0;
  const mailboxes = new Map<string, number>();
  for await (const { email, confirmedAt, refusal, mailedAt } of waitlist.entries()) {
    const sameMailbox = (mailboxes.get(mailboxOf(email)) ?? 0) + 1;
    mailboxes.set(mailboxOf(email), sameMailbox);
    if (confirmedAt || (mailedAt && !refusal) || sameMailbox > MAX_MAILS) continue;
    if ((await waitlist.requestMail(email)) === 'queued') count += 1;
  }
  console.log(`The emails to ${addresses(count)} are in the outbox. ${OUTBOX_NOTE}`);
}

function notOnList(address: string): 'failed' {
  console.log(`${address} is not on the waitlist.`);
  return 'failed';
}

async function print(lines: AsyncIterable<string> | string[]): Promise<undefined> {
  await pipeline(Readable.from(lines), process.stdout, { end: false });
}
