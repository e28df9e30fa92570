import SonicBoom from 'sonic-boom';
import { maskEmails } from '../src/rules/maskEmails.ts';

/**
 * One line of the log, as in docs/deployment/operations.md#logs. None contains an email address, a
 * client's IP address or a token.
 */
export type LogEntry =
  | { event: 'request'; id: string; method: string; path: string; status: number; ms: number }
  | { event: 'health.failed' | 'database.failed' | 'error'; error: string }
  | { event: 'tracker.failed'; error: string }
  | { event: 'token.refused'; path: string }
  | { event: 'database.open' | 'mail.server_back' }
  | { event: 'mail.sent'; count: number }
  | { event: 'mail.failed' | 'mail.given_up' | 'mail.refused'; reason: string; attempts: number }
  | { event: 'mail.server_away' | 'mail.account_refused'; reason: string }
  | { event: 'mail.to_folder'; folder: string }
  | { event: 'warning'; message: string };

export type Log = (entry: LogEntry) => void;

let output: SonicBoom | undefined;

/**
 * Writes one JSON line to standard output in the background. If the output is full, closed or not
 * read, lines are buffered up to a limit and then dropped, so that the process never stops.
 */
export function writeLogLine(entry: LogEntry): void {
  // About 10,000 lines. After an error, such as a full disk, it tries again every second.
  const options = { fd: 1, maxLength: 1024 * 1024, periodicFlush: 1_000 };
  output ??= new SonicBoom(options).on('error', () => {});
  output.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Resolves once all lines are written, or after 2 s if they are not read. */
export function flushLog(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2_000).unref();
    if (output === undefined) resolve();
    else output.flush(() => resolve());
  });
}

/** Describes a bug by its stack, with addresses masked: a database's errors may quote arguments. */
export function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack && maskEmails(error.stack)) || reasonOf(error);
}

/** Describes a failure of a disk, a database or a network in one line, with addresses masked. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return maskEmails(String(error));
  // The message is empty if Node tried several addresses of a host.
  return maskEmails(error.message || (error as NodeJS.ErrnoException).code || error.name);
}
