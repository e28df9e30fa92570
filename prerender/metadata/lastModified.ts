import { execFileSync } from 'node:child_process';

/** Folders that hold the pages' content, without what is recorded of translations. */
const CONTENT = ['locales', ':!locales/state', 'src/pages', 'src/sections'];

/**
 * Returns the day (ISO 8601) of the last commit that changed the pages' content; undefined where Git
 * cannot tell: outside a repository, as in Docker, and in a shallow clone, which attributes every
 * file to its oldest commit.
 */
export function lastModified(root: string): string | undefined {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git('log', '-1', '--format=%cs', '--', ...CONTENT) || undefined;
  } catch {
    return undefined;
  }
}
