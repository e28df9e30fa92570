import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { parseJson, readLocaleText } from '../../translations/files/localeText.ts';

/**
 * Gives modules the last valid content of a file in `locales/` while it is broken, or only half
 * written. Otherwise Vite's import of it fails in the background, which ends the development
 * server. `devSite` names the fault.
 */
export function lastValidTexts(): Plugin {
  const valid = new Map<string, string>();
  const folder = normalizePath(path.resolve('locales'));
  return {
    name: 'iris:last-valid-texts',
    apply: 'serve',
    // Before the plugin that parses JSON.
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(`${folder}/`) || !file.endsWith('.json')) return;
      // Only the files directly in the folder contain nothing but texts.
      const read = path.posix.dirname(file) === folder ? readLocaleText : parseJson;
      const isValid = code.trim() !== '' && read(code).problems.length === 0;
      if (isValid) valid.set(id, code);
      return valid.get(id) ?? '{}';
    },
  };
}
