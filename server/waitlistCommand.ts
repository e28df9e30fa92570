import { runWaitlistCommand } from './commands/runWaitlistCommand.ts';

/** The entry of `waitlist`, the operator's command line. */
async function main(): Promise<void> {
  // Only their owner may read the files of commands, which contain addresses.
  process.umask(0o077);
  process.exitCode = await runWaitlistCommand(process.argv.slice(2), process.env);
}

main().catch((error: unknown) => {
  // The reader closed the pipe, as in `waitlist list | head`.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
