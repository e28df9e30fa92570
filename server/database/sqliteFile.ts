import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the absolute path of a `file:` URL. Relative ones start at the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/**
 * Returns a check that throws once a path no longer names the file that it names now. A process that
 * has the old file open would write where nobody looks.
 */
export function watchFile(path: string): () => void {
  const opened = statSync(path);
  return () => {
    const current = statSync(path, { throwIfNoEntry: false });
    if (current?.ino === opened.ino && current.dev === opened.dev) return;
    const what = current ? 'replaced' : 'removed';
    throw new Error(`${path} was ${what} while the server has it open. Restart the server.`);
  };
}
