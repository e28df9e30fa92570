import { localeErrors } from '../../translations/check/checkLocaleFolder.ts';
import { type Problem, problemLine } from '../../translations/check/finding.ts';
import { strayFiles } from '../../translations/check/strayFiles.ts';
import { unusedTexts } from '../../translations/check/unusedTexts.ts';
import { contentIfExists } from '../../translations/files/localeFolder.ts';
import { NOTES_FILE, PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../../translations/files/paths.ts';
import { placeholderTypes } from './placeholderTypes.ts';

/**
 * The first step of `npm run check`, so that people who edit texts first see mistakes in plain
 * words. Prints what is wrong: a translation has an error, a file is misnamed, a key is unused, or a
 * generated file is old.
 *
 * @returns whether nothing is wrong
 */
export function checkTexts(root: string): boolean {
  const errors = localeErrors(root);
  // If one of these is broken, nothing can be compared.
  if (errors.every(({ file }) => file !== SOURCE_FILE && file !== NOTES_FILE)) {
    errors.push(...strayFiles(root), ...unusedTexts(root), ...oldFiles(root));
  }
  for (const error of errors) {
    console.error(process.env.GITHUB_ACTIONS ? annotation(error) : problemLine(error));
  }
  return errors.length === 0;
}

/** Reports the generated types if they differ from what would be generated now. */
function oldFiles(root: string): Problem[] {
  if (contentIfExists(root, PLACEHOLDER_TYPES_FILE) === placeholderTypes(root)) return [];
  return [{ file: PLACEHOLDER_TYPES_FILE, message: 'is out of date; run npm run i18n -- types' }];
}

/** Formats an error as GitHub shows it beside the line in a pull request. */
function annotation({ file, line = 1, key = '', message }: Problem): string {
  return `::error file=${file},line=${line}::${key} ${message}`.replace(/[%\r\n]/g, encodeURI);
}
