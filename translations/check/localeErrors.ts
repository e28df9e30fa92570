import { localeProblems } from './localeProblems.ts';

/**
 * Returns the errors in a project's translations that stop a build: invalid JSON, wrong
 * placeholders and tags, unknown keys, harmful characters. One line each, with file, line and key.
 *
 * @param tag of the one language to check; all by default
 */
export function localeErrors(root: string, tag?: string): string[] {
  return localeProblems(root, tag).flatMap(({ isError, file, line, message }) =>
    isError ? [`${file}:${line}: ${message}`] : [],
  );
}
