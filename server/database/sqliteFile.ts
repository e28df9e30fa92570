import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the absolute path that a `file:` URL names. Relative ones start at the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/**
 * Makes the database's folder and file if they are missing. Addresses are personal data, so the
 * file is readable by its owner only; SQLite gives the files it puts beside it the same mode.
 */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o600);
  } catch {
    // The file belongs to another user, who lets this one use it.
  }
}

/**
 * Remembers which file a path names now, and returns a check that throws once the path names
 * another one or none: a process that has the old file open would write where nobody looks.
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
