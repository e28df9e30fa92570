import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The line on which the server prints its address. */
const URL_LINE = /^http:\/\/127\.0\.0\.1:\d+$/;

/** Returns the address that a server's process prints when it listens. */
export async function printedUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output of the process is not piped.');
  for await (const line of createInterface(stdout)) {
    if (URL_LINE.test(line)) return line;
  }
  throw new Error('The process ended without printing its address.');
}
