import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { contentOf, readGlossary, readNotes, translatedTags } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import { glossaryFile, localeFile, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { readState } from '../state/stateFiles.ts';
import { isPublished } from '../texts/publishing.ts';
import { checkLocale, type LocaleReport, unreadable } from './checkLocale.ts';
import { type Finding, isError, isHint, type Problem, problemLine, problemsIn } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

export interface CheckedLocale extends LocaleReport {
  tag: string;
  /** Path of the file: `locales/de.json`. */
  file: string;
  /** Whether enough is translated to offer the language to visitors. */
  isPublished: boolean;
  /** Parts that must be translated completely for that. */
  requiredParts: string[];
}

/** Checks the translations of a project, all or those with the given tags. */
export function checkLocaleFolder(root: string, tags = translatedTags(root)): CheckedLocale[] {
  const source = contentOf(root, SOURCE_FILE);
  const total = readLocaleText(source).entries.size;
  const notes = readNotes(root);
  const { requiredParts } = notes;
  const all = translatedTags(root);
  return tags.map((tag) => {
    const problem = tagProblem(tag, all);
    const report = problem ? misnamed(problem) : check(tag);
    return {
      tag,
      file: localeFile(tag),
      isPublished: !problem && isPublished(report.untranslatedKeys, total, requiredParts),
      requiredParts,
      ...report,
    };
  });

  function check(tag: string): LocaleReport {
    const { glossary, problems } = readGlossary(root, tag);
    const inGlossary = { kind: 'glossary', file: glossaryFile(tag) } as const;
    const text = contentOf(root, localeFile(tag));
    const state = readState(root, tag);
    const report = checkLocale({ tag, text, glossary, states: state.texts }, source, notes);
    const inState = { kind: 'state', file: stateFile(tag) } as const;
    const findings = [
      ...problems.map((problem): Finding => ({ ...inGlossary, ...problem })),
      ...report.findings,
      ...state.problems.map((problem): Finding => ({ ...inState, ...problem })),
    ];
    return { ...report, findings };
  }
}

function misnamed(message: string): LocaleReport {
  return unreadable([{ kind: 'name', key: '', line: 1, message }]);
}

/**
 * Lists what is wrong or doubtful in a project's translations, but for texts that are not translated
 * yet. While English is broken nothing can be compared with it, so its own errors are all.
 *
 * @param tag of the one language to check; all by default
 */
export function localeProblems(
  root: string,
  tag?: string,
): { errors: Problem[]; hints: Problem[] } {
  const english = readLocaleText(contentOf(root, SOURCE_FILE)).problems;
  if (english.length > 0) {
    const isWanted = tag === undefined || tag === SOURCE_LOCALE;
    return { errors: isWanted ? problemsIn(SOURCE_FILE, english) : [], hints: [] };
  }
  const tags = translatedTags(root).filter((one) => tag === undefined || one === tag);
  const checked = checkLocaleFolder(root, tags);
  const listed = (isListed: (finding: Finding) => boolean) =>
    checked.flatMap(({ file, findings }) =>
      findings.filter(isListed).flatMap((one) => problemsIn(one.file ?? file, [one])),
    );
  return { errors: listed(isError), hints: listed(isHint) };
}

/**
 * Returns the errors in a project's translations that stop a build: invalid JSON, wrong
 * placeholders and tags, unknown keys, harmful characters. One line each, with file, line and key.
 *
 * @param tag of the one language to check; all by default
 */
export function localeErrors(root: string, tag?: string): string[] {
  return localeProblems(root, tag).errors.map(problemLine);
}
