import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentIf } from '../files/localeFolder.ts';
import { localeFile } from '../files/paths.ts';
import type { Problem } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

/** Folders with one file for each language. */
const PER_LANGUAGE = ['glossary', 'state'];

/** Lists the files in `locales/` that are misnamed or misplaced, so that nothing reads them. */
export function strayFiles(root: string): Problem[] {
  const names = readdirSync(path.join(root, 'locales'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map(({ parentPath, name }) =>
      path.relative(path.join(root, 'locales'), `${parentPath}/${name}`),
    );
  return names.flatMap((name) => {
    const advice = adviceOn(name.replaceAll(path.sep, '/'), root);
    return advice ? [{ file: `locales/${name}`, message: `is not read: ${advice}` }] : [];
  });
}

/** Says where a file belongs; `undefined` where it is. */
function adviceOn(name: string, root: string): string | undefined {
  const [file = '', folder = '', ...others] = name.split('/').reverse();
  const [, tag] = /^(.+?)\.json/i.exec(file) ?? [];
  if (tag === undefined) return 'only .json files belong here';
  if (!file.endsWith('.json')) return `name it ${tag}.json`;
  if (folder === '' || (folder === 'context' && others.length === 0)) return undefined;
  if (!PER_LANGUAGE.includes(folder)) {
    const isTag = /^[a-z]{2}(?:-|$)/.test(folder) && !tagProblem(folder);
    return `move it to ${localeFile(isTag ? folder : tag)}`;
  }
  if (contentIf(root, localeFile(tag)) !== undefined) return undefined;
  return tagProblem(tag) ?? `there is no ${localeFile(tag)}`;
}
