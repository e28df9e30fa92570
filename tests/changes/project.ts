import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NUL = '\0';

/**
 * Copies the project with its uncommitted changes and its packages to a new folder. Linked packages
 * would share their cache, and the site's builds in it, with the project.
 */
export function copyWorkingTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'iris-changes-'));
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { encoding: 'utf8' }).split(NUL);
  const deleted = new Set(list('--deleted'));
  for (const file of list('--cached', '--others', '--exclude-standard', '--deduplicate')) {
    if (!deleted.has(file)) cpSync(file, path.join(root, file));
  }
  cpSync('node_modules', path.join(root, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.basename(source) !== '.cache',
  });
  // The checks ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

/** A copy of the project, to change. */
export class Project {
  constructor(readonly root: string) {}

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    const place = path.join(this.root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  delete(...files: string[]): void {
    for (const file of files) rmSync(path.join(this.root, file), { recursive: true });
  }

  /** Sets or, with `undefined`, deletes what a JSON file has at a key such as `faq.title`. */
  setJson(file: string, key: string, value: unknown): void {
    const content = JSON.parse(this.read(file));
    const names = key.split('.');
    const last = names.pop() ?? key;
    const group = names.reduce((group, name) => (group[name] ??= {}), content);
    if (value === undefined) delete group[last];
    else group[last] = value;
    this.write(file, `${JSON.stringify(content, null, 2)}\n`);
  }

  /** Replaces a part of a file, which must be there. */
  replace(file: string, part: string | RegExp, replacement: string): void {
    const before = this.read(file);
    const after = before.replace(part, replacement);
    if (after === before) throw new Error(`${file} does not contain ${part}`);
    this.write(file, after);
  }

  /** Runs one of the project's commands. */
  run(...command: string[]): void {
    execFileSync('npm', ['run', '--silent', ...command], { cwd: this.root, stdio: 'inherit' });
  }
}
