import { execFileSync } from 'node:child_process';

/** Folders that hold the pages' content. */
const CONTENT = ['locales', 'src/pages', 'src/sections'];

/**
 * Returns the day (ISO 8601) of the last commit that changed the pages' content, or today outside a
 * Git repository.
 */
export function lastModified(root: string): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...CONTENT], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (day) return day;
  } catch {
    // Git or the history is missing, as in an unpacked archive.
  }
  return new Date().toISOString().slice(0, 10);
}
