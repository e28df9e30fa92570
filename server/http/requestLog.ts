import SonicBoom from 'sonic-boom';
import { maskEmails } from '../../src/waitlist/maskEmails.ts';

/** One line of the log. Holds no e-mail address and no client's IP address. */
export type LogEntry = Record<string, string | number>;

/** Bytes that wait in memory, some 10,000 lines, while the log cannot be written. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds between two tries to write what is left after an error, such as a full disk. */
const RETRY_INTERVAL = 1_000;
/** Milliseconds that a stop waits for a log that nobody reads. */
const FLUSH_LIMIT = 3_000;

let output: SonicBoom | undefined;

/**
 * Writes one JSON line to standard output without waiting for it. A log that is full, closed or
 * not read never stops the process: lines wait up to a limit, and further ones are dropped.
 */
export function writeLogLine(entry: LogEntry): void {
  output ??= openOutput();
  output.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Resolves once the lines so far are written, or after a while when nobody reads them. */
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

/** An error as a log entry; a database's message may quote the arguments of its statement. */
export function errorEntry(error: unknown): LogEntry {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { error: maskEmails(text) };
}
