import { parseArgs } from 'node:util';
import { runWaitlistCommand, USAGE } from './commands/runWaitlistCommand.ts';
import { addressHashes, readSecrets } from './mail/secrets.ts';
import { readSettings } from './settings.ts';

/** Runs one command for the operator of the waitlist; see `USAGE`. */
async function main(): Promise<void> {
  // Files that a command writes contain addresses, so only their owner may read them.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      confirmed: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const settings = readSettings(process.env);
  const { linkSecrets } = readSecrets(settings, { create: false });
  if (values.csv && values.json) throw new Error('Choose one of --csv and --json.');
  const format = values.json ? 'json' : 'csv';
  process.exitCode = await runWaitlistCommand(positionals, {
    databaseUrl: settings.databaseUrl,
    format,
    confirmed: values.confirmed,
    all: values.all,
    hashesOf: addressHashes(linkSecrets),
  });
}

main().catch((error: unknown) => {
  // The reader of the output has seen enough, as in `waitlist list | head`.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
