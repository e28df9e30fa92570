import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const LOOPBACK_URL = /http:\/\/127\.0\.0\.1:\d+/;

/**
 * Returns the address that a server's process prints when it listens.
 * @throws Error with the process's error output, if that is piped
 */
export async function printedUrl({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output of the process is not piped.');
  for await (const line of createInterface(stdout)) {
    const [url] = LOOPBACK_URL.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`The process printed no address. ${stderr ? await text(stderr) : ''}`);
}
