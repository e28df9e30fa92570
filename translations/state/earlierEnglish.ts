import { execFileSync } from 'node:child_process';
import { readLocaleText } from '../files/localeText.ts';
import { SOURCE_FILE } from '../files/paths.ts';
import { hashOf } from './textState.ts';

/**
 * Finds earlier English texts by their hashes in the repository's history. What a shallow clone
 * lacks is not found, and nothing is without Git.
 */
export function earlierEnglish(root: string, hashes: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (hashes.size === 0) return found;
  for (const texts of earlierSources(root)) {
    for (const text of texts.values()) {
      const hash = hashOf(text);
      if (hashes.has(hash)) found.set(hash, text);
    }
    if (found.size === hashes.size) break;
  }
  return found;
}

/** Returns the committed versions of the English texts, by key, newest first. */
function* earlierSources(root: string): Generator<Map<string, string>> {
  const commits = git(root, ['log', '--format=%H', '--', SOURCE_FILE])?.toString().trim();
  if (!commits) return;
  const versions = commits.split('\n').map((commit) => `${commit}:./${SOURCE_FILE}\n`);
  const output = git(root, ['cat-file', '--batch'], versions.join(''));
  for (let at = 0; output && at < output.length; ) {
    const headEnd = output.indexOf('\n', at);
    // `<object> blob <size>`, or `<name> missing` where the commit removed the file.
    const size = Number(/ blob (\d+)$/.exec(output.toString('utf8', at, headEnd))?.[1]);
    at = headEnd + 1;
    if (Number.isNaN(size)) continue;
    const { entries } = readLocaleText(output.toString('utf8', at, at + size));
    yield new Map([...entries].map(([key, { value }]) => [key, value]));
    at += size + 1;
  }
}

function git(root: string, command: string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', command, {
      cwd: root,
      input,
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
