import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { translatedTags } from '../files/localeFolder.ts';
import type { Problem } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

/** Folders with one file for each language, beside `context`. */
const PER_LANGUAGE = ['glossary', 'state'];

/** Lists the files in `locales/` that are misnamed or misplaced, so that nothing reads them. */
export function strayFiles(root: string): Problem[] {
  const tags = [SOURCE_LOCALE, ...translatedTags(root)];
  return [
    ...filesIn('').flatMap((name) => problem(name, misnamed(name))),
    ...PER_LANGUAGE.flatMap((folder) =>
      filesIn(folder).flatMap((name) =>
        problem(`${folder}/${name}`, misnamed(name) ?? withoutLanguage(name, tags)),
      ),
    ),
    ...foldersIn().flatMap((folder) =>
      filesIn(folder)
        .filter((name) => /\.json$/i.test(name))
        .flatMap((name) => {
          const isTag = /^[a-z]{2}(?:-|$)/.test(folder) && !tagProblem(folder);
          const tag = isTag ? folder : name.slice(0, -'.json'.length);
          return problem(`${folder}/${name}`, `move it to locales/${tag}.json`);
        }),
    ),
  ];

  function filesIn(folder: string): string[] {
    return entries(folder).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  }

  function foldersIn(): string[] {
    return entries('')
      .filter((entry) => entry.isDirectory() && ![...PER_LANGUAGE, 'context'].includes(entry.name))
      .map(({ name }) => name);
  }

  function entries(folder: string) {
    try {
      return readdirSync(path.join(root, 'locales', folder), { withFileTypes: true }).filter(
        ({ name }) => !name.startsWith('.') && name !== 'README.md',
      );
    } catch {
      // The folder is not there.
      return [];
    }
  }
}

function problem(name: string, message: string | undefined): Problem[] {
  return message === undefined
    ? []
    : [{ file: `locales/${name}`, message: `is not read: ${message}` }];
}

function misnamed(name: string): string | undefined {
  if (name.endsWith('.json')) return undefined;
  const [, tag] = /^(.+?)\.json/i.exec(name) ?? [];
  return tag === undefined ? 'only .json files belong here' : `name it ${tag}.json`;
}

function withoutLanguage(name: string, tags: readonly string[]): string | undefined {
  const tag = name.slice(0, -'.json'.length);
  if (tags.includes(tag)) return undefined;
  return tagProblem(tag) ?? `there is no locales/${tag}.json`;
}
