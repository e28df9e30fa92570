import { checkLocaleFolder, localeProblems } from '../../translations/check/checkLocaleFolder.ts';
import { type Problem, problemLine } from '../../translations/check/finding.ts';
import { brokenSources, sourceProblems } from '../../translations/check/sourceProblems.ts';
import { strayFiles } from '../../translations/check/strayFiles.ts';
import { contentIf, contentOf } from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../../translations/files/paths.ts';
import { offers } from '../../translations/status/statusTable.ts';
import { placeholderTypes } from './placeholderTypes.ts';

/**
 * The first step of `npm run check`: whoever edits texts should read of a mistake in words, not in
 * those of a compiler. Prints what is wrong: a translation has an error, a file is misnamed, a key
 * is unused or unknown, a short text has no note for translators, or a generated file is old. Keys
 * or the names of their groups are written out in full, so that a text search finds them. The linter
 * reports copy in components.
 *
 * @param isForGitHub whether to mark the lines in a pull request too, with the hints for translators
 * @returns whether nothing is wrong
 */
export function checkTexts(root: string, isForGitHub = false): boolean {
  const { errors, hints } = problemsOf(root);
  if (isForGitHub) {
    for (const problem of errors) console.log(annotation('error', problem));
    for (const problem of hints) console.log(annotation('warning', problem));
  }
  if (errors.length > 0) {
    console.error(errors.map(problemLine).join('\n'));
    return false;
  }
  const { size } = readLocaleText(contentOf(root, SOURCE_FILE)).entries;
  console.log(`${SOURCE_FILE}: ${size} texts, all used`);
  console.log(offers(checkLocaleFolder(root)).join('\n'));
  return true;
}

function problemsOf(root: string): ReturnType<typeof localeProblems> {
  // With a broken one of these files nothing can be compared.
  const broken = brokenSources(root);
  if (broken.length > 0) return { errors: broken, hints: [] };
  const { errors, hints } = localeProblems(root);
  return {
    errors: [...errors, ...strayFiles(root), ...sourceProblems(root), ...oldTypes(root)],
    hints,
  };
}

/** Finds that the generated types differ from what would be generated now. */
function oldTypes(root: string): Problem[] {
  return contentIf(root, PLACEHOLDER_TYPES_FILE) === placeholderTypes(root)
    ? []
    : [{ file: PLACEHOLDER_TYPES_FILE, message: 'is out of date; run npm run i18n -- types' }];
}

/** Formats a problem as GitHub shows it beside the line in a pull request. */
function annotation(level: 'error' | 'warning', { file, line = 1, message }: Problem): string {
  const escaped = message.replace(/[%\r\n]/g, encodeURIComponent);
  const place = file.replace(/[%\r\n:,]/g, encodeURIComponent);
  return `::${level} file=${place},line=${line}::${escaped}`;
}
