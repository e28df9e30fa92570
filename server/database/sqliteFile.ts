import { chmodSync, closeSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the absolute path of a `file:` URL. Relative ones start at the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/**
 * Creates the database's folder and file if they are missing, readable by their owner only, because
 * addresses are personal data. SQLite gives its log the same mode; one from an earlier release may
 * have been open to all.
 */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const status = statSync(file, { throwIfNoEntry: false });
    if (status === undefined || (status.mode & 0o077) === 0) continue;
    try {
      chmodSync(file, 0o600);
    } catch {
      // The file belongs to another user, who lets this one use it.
    }
  }
}

/**
 * Returns a check that throws once the database or its log is no longer the file that it was. A
 * process that has the old file open would write where nobody looks.
 */
export function watchDatabaseFiles(path: string): () => void {
  // The log is another process's to remove until this one has used the database.
  const checks = [watchFile(path, statSync(path)), watchFile(`${path}-wal`, undefined)];
  return () => {
    for (const check of checks) check();
  };
}

function watchFile(path: string, opened: Stats | undefined): () => void {
  let known = opened;
  return () => {
    const current = statSync(path, { throwIfNoEntry: false });
    known ??= current;
    if (current?.ino === known?.ino && current?.dev === known?.dev) return;
    const what = current ? 'replaced' : 'removed';
    throw new Error(`${path} was ${what} while the server has it open. Restart the server.`);
  };
}
