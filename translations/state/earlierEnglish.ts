import { execFileSync } from 'node:child_process';
import { parse } from 'jsonc-parser';
import { SOURCE_FILE } from '../files/paths.ts';
import { hashOf } from './textState.ts';

/**
 * Finds earlier English texts by their hashes in the repository's history. A shallow clone has only
 * some of them, and without Git there are none.
 */
export function earlierEnglish(root: string, hashes: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (hashes.size === 0) return found;
  for (const [, json = ''] of changesOfEnglish(root).matchAll(/":\s*("(?:[^"\\]|\\.)*")/g)) {
    const text = parse(json);
    const hash = hashOf(text);
    if (hashes.has(hash)) found.set(hash, text);
  }
  return found;
}

/** Returns the lines that commits, merges included, have added or removed. */
function changesOfEnglish(root: string): string {
  const command = ['log', '--patch', '--unified=0', '-m', '--format=', '--', SOURCE_FILE];
  try {
    return execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
