import SonicBoom from 'sonic-boom';
import { maskEmails } from '../../src/waitlist/maskEmails.ts';

/** One line of the log. It never holds an email address or a client's IP address. */
export type LogEntry = Record<string, string | number>;

/** Bytes to buffer, some 10,000 lines, while the log cannot be written. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds between attempts to write after an error, such as a full disk. */
const RETRY_INTERVAL = 1_000;
/** Milliseconds that a stopping server waits for a log that nobody reads. */
const FLUSH_LIMIT = 3_000;

let output: SonicBoom | undefined;

/**
 * Writes one JSON line to standard output in the background. A log that is full, closed or not
 * read never stops the process: lines are buffered up to a limit, then dropped.
 */
export function writeLogLine(entry: LogEntry): void {
  output ??= openOutput();
  output.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Resolves once all lines are written, or after `FLUSH_LIMIT`. */
export function flushLog(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FLUSH_LIMIT).unref();
    if (output === undefined) resolve();
    else output.flush(() => resolve());
  });
}

function openOutput(): SonicBoom {
  const stream = new SonicBoom({ fd: 1, maxLength: MAX_WAITING, periodicFlush: RETRY_INTERVAL });
  return stream.on('error', () => {});
}

/**
 * Converts a bug to a log entry, with its stack. Masks addresses: a database may quote its
 * arguments.
 */
export function errorEntry(error: unknown): LogEntry {
  return { error: maskEmails((error instanceof Error && error.stack) || reasonOf(error)) };
}

/** Converts a failure of a disk, a database or a network to a log entry, in one line. */
export function failureEntry(error: unknown): LogEntry {
  return { error: maskEmails(reasonOf(error)) };
}

/** Node leaves out the message where it has tried several addresses of a host. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
