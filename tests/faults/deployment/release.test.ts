import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** Writes what a build leaves, whose pages load one script of this name, and a root for its releases. */
function builtProject(script: string) {
  const folder = temporaryFolder();
  const project = path.join(folder, 'project');
  cpSync('deploy/release.sh', path.join(project, 'deploy/release.sh'));
  const rebuild = (name: string) => {
    rmSync(path.join(project, 'dist'), { recursive: true, force: true });
    for (const file of [`dist/assets/${name}`, 'build/server.js']) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
      writeFileSync(path.join(project, file), name);
    }
  };
  rebuild(script);
  const root = path.join(folder, 'root');
  /** Returns what the command prints last. Its root is relative to the folder that it is run in. */
  const release = (): string => {
    const command = path.join(project, 'deploy/release.sh');
    return execFileSync(command, ['root'], { cwd: folder, stdio: 'pipe' }).toString().trim();
  };
  const current = (name: string) => path.join(root, 'current', name);
  return { project, root, current, rebuild, release };
}

test('a release holds what the build left, is the current one, and readable by the service', () => {
  const { project, current, release } = builtProject('a.js');
  chmodSync(path.join(project, 'build'), 0o700);
  chmodSync(path.join(project, 'build/server.js'), 0o600);
  const printed = release();
  expect(realpathSync(current('.'))).toBe(realpathSync(printed));
  expect(readFileSync(current('build/server.js'), 'utf8')).toBe('a.js');
  expect(readdirSync(current('.')).sort()).toEqual(['build', 'dist']);
  const mode = (name: string) => statSync(current(name)).mode & 0o777;
  expect(['.', 'build', 'build/server.js'].map(mode)).toEqual([0o755, 0o755, 0o644]);
});

test('pages that are open find their files for a month', () => {
  const { current, rebuild, release } = builtProject('a.js');
  release();
  const [young, old] = [29, 31].map((days) => new Date(Date.now() - days * 86_400_000));
  utimesSync(current('dist/assets/a.js'), young ?? 0, young ?? 0);
  rebuild('b.js');
  release();
  expect(readdirSync(current('dist/assets')).sort()).toEqual(['a.js', 'b.js']);
  utimesSync(current('dist/assets/a.js'), old ?? 0, old ?? 0);
  utimesSync(current('dist/assets/b.js'), old ?? 0, old ?? 0);
  release();
  expect(readdirSync(current('dist/assets'))).toEqual(['b.js']);
});

test('a release that cannot be copied changes nothing', () => {
  const { project, root, current, rebuild, release } = builtProject('a.js');
  release();
  rebuild('b.js');
  rmSync(path.join(project, 'dist'), { recursive: true });
  expect(release).toThrow();
  expect(readFileSync(current('build/server.js'), 'utf8')).toBe('a.js');
  expect(readdirSync(path.join(root, 'releases'))).toHaveLength(1);
});

test('three releases are kept, and the one before even after going back to it', () => {
  const { root, release } = builtProject('a.js');
  const releases = path.join(root, 'releases');
  const names = [1, 2, 3, 4].map(() => path.basename(release()));
  expect(readdirSync(releases).sort()).toEqual(names.slice(1));

  const oldest = names[1] ?? '';
  rmSync(path.join(root, 'current'));
  symlinkSync(path.join(releases, oldest), path.join(root, 'current'));
  release();
  expect(readdirSync(releases)).toContain(oldest);
  expect(readdirSync(releases)).toHaveLength(3);
});
