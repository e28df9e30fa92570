import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Checks out a revision of this project into a temporary folder, with the packages that are
 * installed here, while `use` runs.
 */
export async function withCheckout(
  revision: string,
  use: (root: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-revision-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, revision]);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
    execFileSync('git', ['worktree', 'prune']);
  }
}
