import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Json = { [key: string]: Json | string };

/** Copies the project with its uncommitted changes to a new folder. The packages are linked. */
export function copyWorkingTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'iris-changes-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0')) {
    if (file && !gone.has(file)) cpSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // The checks ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  return root;
}

/** Changes a JSON file of a copy. */
export function changeJson(root: string, file: string, change: (content: Json) => void): void {
  const place = path.join(root, file);
  const content = JSON.parse(readFileSync(place, 'utf8'));
  change(content);
  writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`);
}

/** Runs one of the project's commands in a copy. */
export function runIn(root: string, ...command: string[]): void {
  execFileSync('npm', ['run', '--silent', ...command], { cwd: root, stdio: 'inherit' });
}
