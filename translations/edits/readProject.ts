import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from '../files/localeFolder.ts';
import { earlierEnglish } from '../state/earlierEnglish.ts';
import { readState, readTranslation } from '../state/stateFiles.ts';
import { outdatedKeys } from '../state/translation.ts';
import { type Project, tagsOf } from './project.ts';

/** Earlier English texts by hash, empty where the history lacks them: reading it takes a while. */
const known = new Map<string, string>();

/** Reads the files of a project's translations as they are now. */
export function readProject(root: string, repository: string): Project {
  const names = readdirSync(path.join(root, 'locales'), { recursive: true, encoding: 'utf8' });
  const paths = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `locales/${name.replaceAll(path.sep, '/')}`);
  const files = Object.fromEntries(paths.map((file) => [file, contentOf(root, file)]));
  return { files, earlier: earlierTexts(root, tagsOf({ files })), repository };
}

/** Writes the changed files of a project, and creates their folders. */
export function writeProject(root: string, before: Project, { files }: Project): void {
  for (const [file, content] of Object.entries(files)) {
    if (content === before.files[file]) continue;
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

/** Finds what outdated translations were made from. */
function earlierTexts(root: string, tags: string[]): Record<string, string> {
  const hashes = tags.flatMap((tag) => {
    const texts = readState(root, tag);
    return outdatedKeys(readTranslation(root, tag), texts).map((key) => texts.get(key)?.hash ?? '');
  });
  const asked = new Set(hashes.filter((hash) => !known.has(hash)));
  const found = earlierEnglish(root, asked);
  for (const hash of asked) known.set(hash, found.get(hash) ?? '');
  return Object.fromEntries(hashes.map((hash) => [hash, known.get(hash) ?? '']));
}
