import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?suggestion';

/**
 * Resolves `locales/de.json?suggestion` to that file's `suggestion` group: the texts of the banner
 * that suggests the language. A file without the group, such as a new one, resolves to `{}`.
 */
export function suggestionStrings(): Plugin {
  return {
    name: 'iris:suggestion-strings',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return;
      const text = await readFile(id.slice(0, -QUERY.length), 'utf8');
      const { suggestion = {} } = JSON.parse(text.replace(/^\uFEFF/, ''));
      return { code: JSON.stringify(suggestion), moduleType: 'json' };
    },
  };
}
