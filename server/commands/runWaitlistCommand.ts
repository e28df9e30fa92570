import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanEmail } from '../../src/waitlist/emailRules.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { pathOfFileUrl } from '../database/sqliteFile.ts';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { createBackup, openBackup } from './backupFile.ts';
import { type ExportFormat, exportLines } from './exportLines.ts';

export const USAGE = `Usage: npm run waitlist -- <command>

  count                    print how many addresses are on the waitlist
  list                     print them with the time of joining, oldest first
  export [--csv | --json]  print them for another program (CSV unless told otherwise)
  find <address>           print when an address joined
  remove <address>         remove an address, and what the database keeps of deleted rows
  backup <file>            write a consistent copy to a new file, also while the server runs
  import <file>            add what a backup holds and the waitlist lacks

The commands use the database in DATABASE_URL, as the server does.`;

interface Options {
  databaseUrl: string;
  format: ExportFormat;
}

type Command = (
  database: WaitlistDatabase,
  argument: string,
  options: Options,
) => Promise<'done' | 'notFound'>;

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
    run: ({ waitlist }, _, { format }) => print(exportLines(waitlist.entries(), format)),
  },
  find: {
    takes: 'address',
    async run({ waitlist }, address) {
      const entry = await waitlist.find(address);
      if (entry === undefined) return notOnList(address);
      console.log(`${entry.email} joined at ${entry.joinedAt}.`);
      return 'done';
    },
  },
  remove: {
    takes: 'address',
    async run({ waitlist, removalNote }, address) {
      if (!(await waitlist.remove(address))) return notOnList(address);
      console.log(`Removed ${address}. ${removalNote} Earlier backups still hold it.`);
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
        const added = await waitlist.import(backup.entries());
        console.log(`Added ${added} of ${addresses(count)}. The rest were there already.`);
        return 'done';
      } finally {
        backup.close();
      }
    },
  },
};

/**
 * Runs a command and prints what it finds. Resolves to the exit code: 0, or 1 when an address is
 * not on the waitlist.
 * @throws Error with a sentence for the operator
 */
export async function runWaitlistCommand(
  [name = '', ...args]: string[],
  options: Options,
): Promise<0 | 1> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  const argument = readArgument(name, command.takes, args);
  if (name !== 'import') requireDatabase(options.databaseUrl);
  const database = await openDatabase(options.databaseUrl);
  try {
    return (await command.run(database, argument, options)) === 'notFound' ? 1 : 0;
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

/** Opening a file that is missing would make an empty one, and hide a wrong path. */
function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOfFileUrl(url))) return;
  throw new Error(
    `There is no database at ${pathOfFileUrl(url)}. Set DATABASE_URL to the one the server uses.`,
  );
}

function addresses(count: number): string {
  return `${count} ${count === 1 ? 'address' : 'addresses'}`;
}

function notOnList(address: string): 'notFound' {
  console.log(`${address} is not on the waitlist.`);
  return 'notFound';
}

async function* listLines(entries: AsyncIterable<{ email: string; joinedAt: string }>) {
  for await (const { email, joinedAt } of entries) yield `${joinedAt}  ${email}\n`;
}

async function print(lines: AsyncIterable<string>): Promise<'done'> {
  await pipeline(Readable.from(lines), process.stdout, { end: false });
  return 'done';
}
