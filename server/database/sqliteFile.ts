import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the absolute path of a `file:` URL, which may be relative to the working folder. */
export function pathOfFileUrl(url: string): string {
  const path = /^file:(?:\/\/[^/]*)?([^?#]+)/.exec(url)?.[1] ?? '';
  return resolve(decodeURIComponent(path));
}

/** Returns a function that lists the paths that no longer lead to the same file as now. */
export function watchFiles(names: readonly string[]): () => string[] {
  const identify = (name: string) => {
    const stat = statSync(name, { throwIfNoEntry: false });
    return `${stat?.dev} ${stat?.ino}`;
  };
  const opened = names.map(identify);
  return () => names.filter((name, i) => identify(name) !== opened[i]);
}
