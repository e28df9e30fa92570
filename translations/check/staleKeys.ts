import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocaleText } from '../files/localeText.ts';
import { otherForm } from './pluralForms.ts';

/** A line in a commit's message that keeps its changes from making translations stale. */
const TYPO_FIX = /^Locale-Change: typo$/m;

/**
 * Reads from the repository's history which keys are stale: their English changed after the
 * translation did. Uncommitted changes count as the latest; commits whose message has the line
 * `Locale-Change: typo` do not count.
 *
 * @returns a function from a file to its stale keys, or `undefined` without a complete history
 */
export function createStaleKeys(
  root: string,
  source: string,
): ((file: string) => Set<string>) | undefined {
  const commits = commitsOf(root);
  if (!commits) return undefined;
  const changedInSource = lastChanges(root, commits, source, true);
  return (file) => {
    const changed = lastChanges(root, commits, file, false);
    const stale = new Set<string>();
    for (const [key, at] of changed) {
      // Plural forms that English lacks are translated from its last one.
      const model = changedInSource.has(key) ? key : otherForm(key);
      if ((changedInSource.get(model) ?? -1) > at) stale.add(key);
    }
    return stale;
  };
}

interface Commit {
  hash: string;
  isTypoFix: boolean;
}

/** Lists the commits that changed locale files, oldest first. */
function commitsOf(root: string): Commit[] | undefined {
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return undefined;
    const log = git(root, ['log', '--reverse', '--format=%H%n%B%x00', '--', 'locales']);
    return log
      .split('\0')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => ({ hash: entry.slice(0, 40), isTypoFix: TYPO_FIX.test(entry) }));
  } catch {
    return undefined;
  }
}

/** Returns the index of the commit that last changed each key; the working tree comes last. */
function lastChanges(
  root: string,
  commits: Commit[],
  file: string,
  exemptsTypos: boolean,
): Map<string, number> {
  const changed = new Map<string, number>();
  let before = new Map<string, string>();
  const step = (text: string, number: number, isExempt: boolean) => {
    const now = new Map(
      [...readLocaleText(text).entries].map(([key, { value }]) => [key, value] as const),
    );
    for (const [key, value] of now) {
      if (before.get(key) === value) continue;
      // A text's first version cannot be a typo fix.
      if (!isExempt || !changed.has(key)) changed.set(key, number);
    }
    for (const key of changed.keys()) if (!now.has(key)) changed.delete(key);
    before = now;
  };
  commits.forEach(({ hash, isTypoFix }, number) => {
    try {
      step(git(root, ['show', `${hash}:${file}`]), number, exemptsTypos && isTypoFix);
    } catch {
      // The file did not exist yet.
    }
  });
  step(readFileSync(path.join(root, file), 'utf8'), commits.length, false);
  return changed;
}

function git(root: string, command: string[]): string {
  return execFileSync('git', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
