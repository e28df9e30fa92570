import { statSync } from 'node:fs';
import { dirname } from 'node:path';
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
import { deleteOldBackups } from './deleteOldBackups.ts';
import { doctor } from './doctor.ts';
import { importCsv } from './importCsv.ts';
import { invite, readAddresses } from './invite.ts';
import { confirmedOnly, csvLines, jsonLines, listLines, outboxLine, stateOf } from './lists.ts';
import { type CommandResult, type Flags, type Options, parseCommand } from './options.ts';
import { sendAlert, sendTestMail } from './sendMails.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = `Usage: waitlist <command>, or in a checkout: npm run waitlist -- <command>

The list:
  count                    print how many addresses are on the waitlist
  list                     print them with their time of joining and state, oldest first
  export [--csv | --json]  print them for other programs, as CSV by default; --confirmed omits
                           pending ones; --raw omits the apostrophe that keeps spreadsheets from
                           running an address as a formula
  find <address>           print when an address joined and whether it is confirmed
  remove <address>         erase an address, including the traces of its deleted rows

The emails:
  outbox                   print the emails that are waiting or were given up, with the next attempt
                           and the last error, and how many MAIL_PER_HOUR holds back
  resend <address>         send the email to confirm again, or an invitation that was given up
  resend --all             send it to all pending addresses without one, at most three per mailbox
  mail-test <address>      send a sample of the email to confirm, whose links do nothing

The invitations:
  invite --url <url>       print how many confirmed people would be invited, oldest sign-ups first;
                           {code} in the URL stands for a random code for each person;
                           --send sends the invitations; --next <number>, --emails <file>,
                           --language <tag> and --confirmed-before <date> limit them
  invite --stop            cancel the invitations that are still waiting
  bounced <file>           mark the addresses in a provider's list of bounces: they are not invited

The figures:
  figures                  print how many people joined, confirmed and left in the last 30 days, by
                           day, source, language and landing page; --days 7, 90 or all changes the
                           period; --csv prints CSV

The service:
  doctor                   check the whole service, and print how to fix problems
  backup <file>            check the database, and copy it to a new file; --with-secrets includes the
                           secrets, with which anyone can sign the links in emails and read the
                           figures; --delete-old deletes backups in its folder (waitlist-*.db) of 28
                           days and more, but never the three newest
  restore <file>           replace the database with a backup, and keep the old file beside it; or
                           fill an empty PostgreSQL database; restore the backup's secrets if
                           DATA_DIR has none; stop the server first
  import <file>            add the addresses of a backup to the waitlist without sending email; skip
                           those that are on it or have unsubscribed; or the people in another
                           program's .csv file: --status-column names the column that says who does
                           not want email, or is none; --email-column (email), --joined-column and
                           --language-column name others; --confirmed-by <how> states that all have
                           confirmed
  alert <unit>             email MAIL_FROM that a systemd unit failed

The commands use the server's settings and secrets. --version prints the version.`;

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
      console.log(`Removed ${address}. ${TRACES[kind]} Earlier backups still contain it.`);
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
        console.log(`${address} is confirmed, and has no email that was given up.`);
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
    flags: ['with-secrets', 'delete-old'],
    run: onDatabase(async (database, file, { flags, linkSecrets, adminToken }) => {
      const secrets = flags['with-secrets'] ? { linkSecrets, adminToken } : undefined;
      const contents = await createBackup(database, file, secrets);
      console.log(`Backed up to ${file}. ${contents}`);
      if (flags['delete-old']) return deleteOldBackups(database, dirname(file));
    }),
  },
  import: {
    takes: 'file',
    flags: ['email-column', 'status-column', 'joined-column', 'language-column', 'confirmed-by'],
    run: onDatabase(
      (database, file, { flags }) =>
        file.endsWith('.csv') ? importCsv(database, file, flags) : importBackup(database, file),
      { create: true },
    ),
  },
  restore: { takes: 'file', run: restoreBackup },
};

/**
 * Runs an operator's command. Resolves to the exit code: 1 if it failed.
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
    // Reads no other settings: an invalid one may be why the unit failed.
    const { SMTP_URL, MAIL_FROM, DIST_DIR } = env;
    return codeOf(sendAlert(args[0] ?? 'A unit', readSettings({ SMTP_URL, MAIL_FROM, DIST_DIR })));
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(`Unknown command ${name}. See --help.`);
  const unknown = Object.keys(flags).find((flag) => !command.flags?.some((own) => own === flag));
  if (unknown) throw new Error(`${name} has no option --${unknown}. See --help.`);
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
  // Opening a pipe would block forever.
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

/** The traces that `remove` leaves in each kind of database. */
const TRACES = {
  sqlite: 'No trace is left in the file or its log.',
  postgres: 'PostgreSQL overwrites the deleted row and its log later.',
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
