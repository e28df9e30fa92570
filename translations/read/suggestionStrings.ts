import path from 'node:path';
import type { Plugin } from 'vite';
import { readLocaleFiles } from '../files/localeFolder.ts';
import { filesOf } from '../state/languageFiles.ts';
import { joinShortWords } from './joinShortWords.ts';
import { shownTexts } from './shownTexts.ts';

const QUERY = '?suggestion';

/**
 * Resolves `locales/de.json?suggestion` to that file's `suggestion` group: the texts of the banner
 * that suggests the language. Those that it lacks are left out: English ones would suggest English.
 */
export function suggestionStrings(): Plugin {
  return {
    name: 'iris:suggestion-strings',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return;
      const { name: tag, dir } = path.parse(id.slice(0, -QUERY.length));
      this.addWatchFile(id.slice(0, -QUERY.length));
      const { texts, fallbackKeys } = shownTexts(
        filesOf({ files: readLocaleFiles(path.dirname(dir)) }, tag),
      );
      const own = ['text', 'dismiss'].flatMap((name) => {
        const key = `suggestion.${name}`;
        const text = joinShortWords(texts.get(key) ?? '', tag);
        return fallbackKeys.includes(key) ? [] : [[name, text]];
      });
      return { code: JSON.stringify(Object.fromEntries(own)), moduleType: 'json' };
    },
  };
}
