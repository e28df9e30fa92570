import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES_FILE, type Messages } from '../../src/mail/messages.ts';

/**
 * Reads the emails and pages that the build has rendered. Returns undefined if the build has none.
 * @throws Error naming the file when it is damaged
 */
export function readMessages(distDir: string): Messages | undefined {
  const file = join(distDir, MESSAGES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Messages;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The mails in ${file} cannot be read. Build the site again.`, { cause });
  }
}
