import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import { PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { withoutPluralForm } from '../texts/keys.ts';
import type { Problem } from './finding.ts';

/** Lists the English texts that no module uses. The English file must be valid. */
export function unusedTexts(root: string): Problem[] {
  const isUsed = usesIn(root);
  const { entries } = readLocaleText(contentOf(root, SOURCE_FILE));
  return [...entries].flatMap(([key, { line }]) =>
    isUsed(key) ? [] : { file: SOURCE_FILE, line, key, message: 'is unused: remove it' },
  );
}

/**
 * Returns whether a module uses a text. A module that names a group uses the texts directly in it,
 * and those of a subgroup whose last name is also a string in the module. A template such as
 * `${page}.meta.title` uses the texts with this end. A name that is not a key is a type error.
 */
function usesIn(root: string): (key: string) => boolean {
  const modules = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    // The generated types list keys without using them.
    .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
  const sources = modules.map((file) => contentOf(root, file));
  const names = sources.map((source) => new Set(stringsIn(source)));
  const ends = sources.flatMap(endsIn);
  return (key) => {
    const groups = key.split('.').slice(0, -1);
    const [outer, last = ''] = [groups.slice(0, -1).join('.'), groups.at(-1)];
    return (
      ends.some((end) => key.endsWith(end)) ||
      names.some(
        (used) =>
          used.has(withoutPluralForm(key)) ||
          used.has(groups.join('.')) ||
          (used.has(outer) && used.has(last)),
      )
    );
  };
}

/** Returns the strings of a module that have the form of a key, a group or its last name. */
function stringsIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)*)\1/g)].map(([, , name = '']) => name);
}

/** Returns the ends of the templates in a module, such as `.meta.title`, of at least two names. */
function endsIn(source: string): string[] {
  return [...source.matchAll(/`\$\{\w+\}((?:\.[a-z]\w*){2,})`/g)].map(([, end = '']) => end);
}
