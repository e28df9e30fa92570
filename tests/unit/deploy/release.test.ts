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
  for (const name of ['build', 'dist/assets', 'deploy']) {
    mkdirSync(path.join(project, name), { recursive: true });
  }
  cpSync('deploy/release.sh', path.join(project, 'deploy/release.sh'));
  const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);
  const rebuild = (name: string) => {
    rmSync(path.join(project, 'dist/assets'), { recursive: true });
    mkdirSync(path.join(project, 'dist/assets'));
    write(`dist/assets/${name}`, name);
    write('build/server.js', name);
  };
  rebuild(script);
  const root = path.join(folder, 'root');
  const release = () =>
    execFileSync(path.join(project, 'deploy/release.sh'), [root], { stdio: 'pipe' });
  const current = (name: string) => path.join(root, 'current', name);
  return { project, root, current, rebuild, release };
}

test('a release holds what the build left, and is the current one', () => {
  const { current, release } = builtProject('a.js');
  const printed = release().toString().trim().split('\n').at(-1);
  expect(realpathSync(current('.'))).toBe(realpathSync(printed ?? ''));
  expect(readFileSync(current('build/server.js'), 'utf8')).toBe('a.js');
  expect(readdirSync(current('.')).sort()).toEqual(['build', 'dist']);
});

test('the service, another user, can read a release that only its builder could', () => {
  const { project, current, release } = builtProject('a.js');
  chmodSync(path.join(project, 'build'), 0o700);
  chmodSync(path.join(project, 'build/server.js'), 0o600);
  release();
  const mode = (name: string) => statSync(current(name)).mode & 0o777;
  expect(mode('.')).toBe(0o755);
  expect(mode('build')).toBe(0o755);
  expect(mode('build/server.js')).toBe(0o644);
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

test('the release before is kept, even after going back to it', () => {
  const { root, release } = builtProject('a.js');
  const names = [1, 2, 3].map(() => path.basename(release().toString().trim()));
  const [oldest = ''] = names;
  rmSync(path.join(root, 'current'));
  symlinkSync(path.join(root, 'releases', oldest), path.join(root, 'current'));
  release();
  expect(readdirSync(path.join(root, 'releases'))).toContain(oldest);
  expect(readdirSync(path.join(root, 'releases'))).toHaveLength(3);
});

test('a relative root is read from the folder that the command is run in', () => {
  const { root } = builtProject('a.js');
  const folder = path.dirname(root);
  execFileSync(path.join(folder, 'project/deploy/release.sh'), ['relative'], {
    cwd: folder,
    stdio: 'pipe',
  });
  expect(readFileSync(path.join(folder, 'relative/current/build/server.js'), 'utf8')).toBe('a.js');
});

test('the last three releases are kept, to go back to', () => {
  const { root, release } = builtProject('a.js');
  const names = [1, 2, 3, 4].map(() => path.basename(release().toString().trim()));
  expect(readdirSync(path.join(root, 'releases')).sort()).toEqual(names.slice(1));
});
