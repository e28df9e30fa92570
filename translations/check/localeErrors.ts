import { checkLocaleFolder } from '../files/localeFolder.ts';
import { isError } from './checkLocale.ts';

/**
 * Returns the errors in a project's translations that stop a build: invalid JSON, wrong
 * placeholders and tags, and unknown keys. One line each, with file, line and key.
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
