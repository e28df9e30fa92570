import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import {
  checkLocaleFolder,
  SOURCE_FILE,
  sourceProblems,
  translatedTags,
} from '../files/localeFolder.ts';
import { isError, isHint } from './checkLocale.ts';

/** An error, which stops a build, or a hint for the translator, with its place. */
export interface ProblemInFile {
  file: string;
  line: number;
  /** The key and what is wrong with its text. */
  message: string;
  isError: boolean;
}

/**
 * Lists what is wrong or doubtful in a project's translations, but for texts that are not translated
 * yet. While English is broken nothing can be compared with it, so its own errors are all.
 *
 * @param tag of the one language to check; all by default
 */
export function localeProblems(root: string, tag?: string): ProblemInFile[] {
  const messageOf = (key: string, message: string) => [key, message].filter(Boolean).join(' ');
  const english = sourceProblems(root).map(({ line, key, message }) => ({
    file: SOURCE_FILE,
    line,
    message: messageOf(key, message),
    isError: true,
  }));
  if (english.length > 0) return tag === undefined || tag === SOURCE_LOCALE ? english : [];
  const tags = translatedTags(root).filter((one) => tag === undefined || one === tag);
  return checkLocaleFolder(root, tags).flatMap(({ file, findings }) =>
    findings
      .filter((finding) => isError(finding) || isHint(finding))
      .map((finding) => ({
        file: finding.file ?? file,
        line: finding.line,
        message: messageOf(finding.key, finding.message),
        isError: isError(finding),
      })),
  );
}
