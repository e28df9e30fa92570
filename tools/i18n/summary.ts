import { checkLocaleFolder } from '../../translations/check/checkLocaleFolder.ts';
import { problemLine } from '../../translations/check/finding.ts';
import { missingNotes } from '../../translations/check/missingNotes.ts';
import { languageLine } from '../../translations/check/report.ts';
import { leftovers } from '../../translations/edits/prune.ts';
import { readLocaleFiles } from '../../translations/files/localeFolder.ts';

/**
 * Lists the work left on translations: a line for each language, for each missing note, and for
 * unused content.
 */
export function summary(root: string): string[] {
  const languages = checkLocaleFolder(root).map(languageLine);
  return [...languages, ...missingNotes(root).map(problemLine), ...unreadLines(root)];
}

/** Says what `prune` would remove. */
function unreadLines(root: string): string[] {
  const found = leftovers(readLocaleFiles(root));
  const keys = [...new Set(found.flatMap((one) => one.keys))];
  const files = found.flatMap((one) => (one.keys.length > 0 ? one.file : []));
  const gone = found.flatMap((one) => (one.content === undefined ? one.file : []));
  return [
    ...(keys.length > 0
      ? [`unused in ${some(files)}: ${some(keys)}; npm run i18n -- prune removes them`]
      : []),
    ...gone.map(
      (file) => `${file}: its language is gone; restore it, or run npm run i18n -- prune`,
    ),
  ];
}

/** Names the first of a list, and counts the others. */
function some(names: readonly string[]): string {
  const others = names.length - 3;
  return names.slice(0, 3).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
