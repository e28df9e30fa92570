/** One line of the log. Holds no e-mail address and no client's IP address. */
export type LogEntry = Record<string, string | number>;

/** Writes one JSON line to standard output. */
export function writeLogLine(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** An error as a log entry; a database's message may quote the arguments of its statement. */
export function errorEntry(error: unknown): LogEntry {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { error: maskAddresses(text) };
}

/** Replaces whatever could be an e-mail address, also a percent-encoded one. */
export function maskAddresses(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (/@|%40/.test(word) ? '[masked]' : word))
    .join('');
}
