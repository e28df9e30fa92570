import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Returns the absolute path of a `file:` URL. Relative ones start at the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/** Returns the path of the file that holds the counted visits, beside that of the waitlist. */
export function countingFileOf(path: string): string {
  return join(dirname(path), 'growth.db');
}

/** Returns a function that lists which of the names no longer lead to the same file as now. */
export function watchFiles(names: readonly string[]): () => string[] {
  const identify = (name: string) => {
    const stat = statSync(name, { throwIfNoEntry: false });
    return `${stat?.dev} ${stat?.ino}`;
  };
  const opened = names.map(identify);
  return () => names.filter((name, i) => identify(name) !== opened[i]);
}
