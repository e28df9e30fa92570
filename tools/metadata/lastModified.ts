import { execFileSync } from 'node:child_process';

/** What the pages show comes from these. */
const CONTENT = ['locales', 'src/pages', 'src/sections'];

/**
 * The day on which the pages' content was last changed, by the repository's history; today outside one.
 * Written as in ISO 8601: `2026-11-21`.
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
    // No git, or no history: an unpacked archive.
  }
  return new Date().toISOString().slice(0, 10);
}
