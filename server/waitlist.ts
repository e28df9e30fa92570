import { runWaitlistCommand } from './commands/runWaitlistCommand.ts';

/** The entry of `waitlist`, the operator's command line. */
async function main(): Promise<void> {
  // Files that a command writes contain addresses, so only their owner may read them.
  process.umask(0o077);
  process.exitCode = await runWaitlistCommand(process.argv.slice(2), process.env);
}

main().catch((error: unknown) => {
  // The reader has closed the pipe, as in `waitlist list | head`.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
