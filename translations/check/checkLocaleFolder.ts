import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { contentOf, readGlossary, readNotes, translatedTags } from '../files/localeFolder.ts';
import { parseJson, readLocaleText, valuesOf } from '../files/localeText.ts';
import { glossaryFile, localeFile, NOTES_FILE, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { untranslatedKeys } from '../read/fillGaps.ts';
import { readState } from '../state/stateFiles.ts';
import { isPublished } from '../texts/publishing.ts';
import { checkLocale, type LocaleReport, unreadable } from './checkLocale.ts';
import { type Finding, isError, isHint, type Problem, problemLine, problemsIn } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

export interface CheckedLocale extends LocaleReport {
  tag: string;
  /** Path of the file: `locales/de.json`. */
  file: string;
  /** Keys of the English texts that are missing in the translation, or copied into it. */
  untranslatedKeys: string[];
  /** Whether enough is translated to offer the language to visitors. */
  isPublished: boolean;
  /** Parts that must be translated completely for that. */
  requiredParts: string[];
}

/** Checks the translations of a project, all or those with the given tags. */
export function checkLocaleFolder(root: string, tags = translatedTags(root)): CheckedLocale[] {
  const sourceText = contentOf(root, SOURCE_FILE);
  const source = valuesOf(sourceText);
  const notes = readNotes(root);
  const { requiredParts } = notes;
  const all = translatedTags(root);
  return tags.map((tag) => {
    const text = contentOf(root, localeFile(tag));
    const report = check(tag, text);
    const left = untranslatedKeys(source, valuesOf(text), notes, tag);
    return {
      ...report,
      tag,
      file: localeFile(tag),
      untranslatedKeys: left,
      isPublished: report.total > 0 && isPublished(left, source.size, requiredParts),
      requiredParts,
    };
  });

  function check(tag: string, text: string): LocaleReport {
    const misnamed = tagProblem(tag, all);
    if (misnamed) return unreadable([{ kind: 'name', key: '', line: 1, message: misnamed }]);
    const { glossary, problems } = readGlossary(root, tag);
    const state = readState(root, tag);
    const report = checkLocale({ tag, text, glossary, states: state.texts }, sourceText, notes);
    const found = (kind: 'glossary' | 'state', file: string, all: typeof problems) =>
      all.map((problem): Finding => ({ kind, file, ...problem }));
    const { length } = report.unrecorded;
    const message = `${length} texts have no English here: npm run i18n -- record ${tag} records today’s`;
    const unrecorded = length > 0 ? [{ line: 1, key: '', message }] : [];
    const findings = [
      ...found('glossary', glossaryFile(tag), problems),
      ...report.findings,
      ...found('state', stateFile(tag), [...state.problems, ...unrecorded]),
    ];
    return { ...report, findings };
  }
}

/**
 * Lists what is wrong or doubtful in a project's translations, but for texts that are not translated
 * yet. While English or the notes are broken nothing can be compared with them, so that is all.
 *
 * @param tag of the one language to check; all by default
 */
export function localeProblems(
  root: string,
  tag?: string,
): { errors: Problem[]; hints: Problem[] } {
  const broken = [
    ...problemsIn(SOURCE_FILE, readLocaleText(contentOf(root, SOURCE_FILE)).problems),
    ...problemsIn(NOTES_FILE, parseJson(contentOf(root, NOTES_FILE)).problems),
  ];
  if (broken.length > 0) {
    const isWanted = tag === undefined || tag === SOURCE_LOCALE;
    return { errors: isWanted ? broken : [], hints: [] };
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
