import { checkLocaleFolder } from '../files/localeFolder.ts';
import { isError } from './checkLocale.ts';

/**
 * What must be mended in a project's translations before the site can be built: broken JSON, placeholders
 * and tags, and keys that English does not have. One line each, with file, line and key.
 */
export function localeErrors(root: string): string[] {
  return checkLocaleFolder(root).flatMap(({ file, findings }) =>
    findings
      .filter(isError)
      .map(
        ({ file: other, line, key, message }) =>
          `${other ?? file}:${line}: ${[key, message].filter(Boolean).join(' ')}`,
      ),
  );
}
