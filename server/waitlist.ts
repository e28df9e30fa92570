import { parseArgs } from 'node:util';
import { version as release } from '../package.json';
import { runWaitlistCommand, USAGE } from './commands/runWaitlistCommand.ts';
import { sendAlert } from './commands/sendAlert.ts';
import { readSecrets } from './mail/secrets.ts';
import { readMailSettings, readSettings } from './settings.ts';

/** Runs one command for the operator of the waitlist; see `USAGE`. */
async function main(): Promise<void> {
  // Files that a command writes contain addresses, so only their owner may read them.
  process.umask(0o077);
  const { values, positionals } = readArguments();
  const { help, version, ...flags } = values;
  if (help) {
    console.log(USAGE);
    return;
  }
  if (version) {
    console.log(release);
    return;
  }
  const [name, unit] = positionals;
  if (name === 'alert') {
    // Before the settings are read: a wrong one may be why the unit failed.
    const outcome = await sendAlert(unit ?? 'A unit', readMailSettings(process.env));
    process.exitCode = outcome === 'failed' ? 1 : 0;
    return;
  }
  if (flags.csv && flags.json) throw new Error('Choose one of --csv and --json.');
  const settings = readSettings(process.env);
  process.exitCode = await runWaitlistCommand(positionals, {
    ...readSecrets(settings, { create: false }),
    settings,
    flags,
  });
}

/** @throws Error naming an option that does not exist */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        raw: { type: 'boolean' },
        confirmed: { type: 'boolean' },
        all: { type: 'boolean' },
        send: { type: 'boolean' },
        stop: { type: 'boolean' },
        'with-secrets': { type: 'boolean' },
        url: { type: 'string' },
        next: { type: 'string' },
        emails: { type: 'string' },
        language: { type: 'string' },
        'confirmed-before': { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    const option = /'(-[^' ]*)/.exec((cause as Error).message)?.[1];
    throw new Error(`There is no option ${option ?? 'of this kind'}. --help lists all.`, { cause });
  }
}

main().catch((error: unknown) => {
  // The reader of the output has seen enough, as in `waitlist list | head`.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
