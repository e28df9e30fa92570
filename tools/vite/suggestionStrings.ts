import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?suggestion';

/**
 * A locale file that is imported with `?suggestion` is only what is said in its language where it is
 * suggested. A file without that, as one just begun, is an empty group.
 */
export function suggestionStrings(): Plugin {
  return {
    name: 'iris:suggestion-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return;
      const text = await readFile(id.slice(0, -QUERY.length), 'utf8');
      const { suggestion = {} } = JSON.parse(text.replace(/^\uFEFF/, ''));
      return { code: JSON.stringify(suggestion), moduleType: 'json' };
    },
  };
}
