import { checkLocaleFolder } from './checkLocaleFolder.ts';
import { problemLine } from './finding.ts';
import { missingNotes } from './missingNotes.ts';
import { languageLine } from './report.ts';

/** Lists what is left to do about the translations: a line for each language, and for each missing note. */
export function summary(root: string): string[] {
  const languages = checkLocaleFolder(root).map(languageLine);
  return [...languages, ...missingNotes(root).map(problemLine)];
}
