import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the absolute path of a `file:` URL. Relative ones start at the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/**
 * Remembers which files these names lead to, and returns a function that lists the names that lead to
 * none or to another. A process that has the old files open would write where nobody looks.
 */
export function watchFiles(names: readonly string[]) {
  const opened = names.map((name) => ({ name, id: fileId(name) }));
  return () =>
    opened.flatMap(({ name, id }) => {
      const current = fileId(name);
      return current === id ? [] : { name, fate: current ? 'replaced' : 'removed' };
    });
}

function fileId(name: string): string | undefined {
  const stat = statSync(name, { throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}
