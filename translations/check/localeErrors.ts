import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import {
  checkLocaleFolder,
  SOURCE_FILE,
  sourceProblems,
  translatedTags,
} from '../files/localeFolder.ts';
import { isError } from './checkLocale.ts';

/**
 * Returns the errors in a project's translations that stop a build: invalid JSON, wrong
 * placeholders and tags, and unknown keys. One line each, with file, line and key. While English is
 * broken nothing can be compared with it, so its own errors are all.
 *
 * @param tag of the one language to check; all by default
 */
export function localeErrors(root: string, tag?: string): string[] {
  const english = sourceProblems(root).map(
    ({ line, key, message }) =>
      `${SOURCE_FILE}:${line}: ${[key, message].filter(Boolean).join(' ')}`,
  );
  if (english.length > 0) return tag === undefined || tag === SOURCE_LOCALE ? english : [];
  const tags = translatedTags(root).filter((one) => tag === undefined || one === tag);
  return checkLocaleFolder(root, tags).flatMap(({ file, findings }) =>
    findings
      .filter(isError)
      .map(
        ({ file: other, line, key, message }) =>
          `${other ?? file}:${line}: ${[key, message].filter(Boolean).join(' ')}`,
      ),
  );
}
