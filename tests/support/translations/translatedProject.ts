import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A project of only locale files, in a Git repository of its own. */
export function translatedProject(root = temporaryFolder()) {
  mkdirSync(path.join(root, 'locales/context'), { recursive: true });
  const project = {
    root,
    /** Writes the texts of a language, or of another file in `locales/`. */
    write(name: string, texts: object) {
      const file = path.join(root, `locales/${name}.json`);
      writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    },
    read: (name: string) => readFileSync(path.join(root, `locales/${name}.json`), 'utf8'),
    commit(message = 'Change texts') {
      git(root, 'add', '.');
      git(root, 'commit', '--quiet', '--message', message);
    },
    git: (...command: string[]) => git(root, ...command),
  };
  return project;
}

/** Runs Git without the machine's settings, which may add signatures and hooks. */
function git(root: string, ...command: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@iris.example', ...command], {
    cwd: root,
    env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', HOME: root },
    stdio: 'pipe',
  });
}
