import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LocaleFiles, readLocaleFiles } from '../files/localeFolder.ts';
import { earlierEnglish } from '../state/earlierEnglish.ts';
import { filesOf } from '../state/languageFiles.ts';
import { outdatedKeys, translationOf } from '../state/translation.ts';
import { type Project, tagsOf } from './project.ts';

/** Earlier English texts by hash, empty where the history lacks them: reading it takes a while. */
const known = new Map<string, string>();

/** Reads the files of a project's translations as they are now. */
export function readProject(root: string, repository: string): Project {
  const files = readLocaleFiles(root);
  return { files, earlier: earlierTexts(root, files), repository };
}

/** Writes the changed files of a project, and creates their folders. */
export function writeProject(root: string, before: Project, { files }: Project): void {
  for (const [file, content] of Object.entries(files)) {
    if (content === before.files[file]) continue;
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

/** Finds the English texts that outdated translations were made from. */
function earlierTexts(root: string, files: LocaleFiles): Record<string, string> {
  const hashes = tagsOf({ files }).flatMap((tag) => {
    const own = filesOf({ files }, tag);
    return outdatedKeys(translationOf(own)).map((key) => own.states.get(key)?.hash ?? '');
  });
  const asked = new Set(hashes.filter((hash) => !known.has(hash)));
  const found = earlierEnglish(root, asked);
  for (const hash of asked) known.set(hash, found.get(hash) ?? '');
  return Object.fromEntries(hashes.map((hash) => [hash, known.get(hash) ?? '']));
}
