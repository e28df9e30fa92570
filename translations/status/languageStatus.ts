import { type CheckedLocale, checkLocaleFolder } from '../check/checkLocaleFolder.ts';
import type { Finding } from '../check/finding.ts';
import { readNotes } from '../files/localeFolder.ts';
import type { LocaleProblem } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { stateFile } from '../files/paths.ts';
import { readState, readTranslation } from '../state/stateFiles.ts';
import { isMarked, type TextState } from '../state/textState.ts';
import { isOutdated, type Translation, translatedKeys } from '../state/translation.ts';

/** How far a translation is, for reports and tables. */
export interface LanguageStatus extends CheckedLocale {
  /** The number of texts that a second person agreed with, as the English is today. */
  reviewed: number;
  outdated: OutdatedText[];
  /** The number of translated texts of which no English is recorded. */
  unrecorded: number;
  /** The parts of the site that lack texts, those first that the language is not offered without. */
  missing: MissingPart[];
}

/** A translated text whose English has changed since. */
interface OutdatedText {
  key: string;
  /** Line of the translation. */
  line: number;
  english: string;
}

interface MissingPart {
  part: string;
  /** The number of English texts that are not translated. */
  texts: number;
  isRequired: boolean;
}

interface Recorded {
  translation: Translation;
  state: { texts: ReadonlyMap<string, TextState>; problems: readonly LocaleProblem[] };
}

/** Puts together what the check of a translation found and what is recorded of its texts. */
function languageStatus(
  locale: CheckedLocale,
  { translation, state }: Recorded,
  notes: Notes,
): LanguageStatus {
  let [reviewed, unrecorded] = [0, 0];
  const outdated: OutdatedText[] = [];
  for (const key of translatedKeys(translation, notes)) {
    const english = translation.english.get(key) ?? '';
    const { value = '', line = 1 } = translation.translated.get(key) ?? {};
    const recorded = state.texts.get(key);
    if (!recorded) unrecorded += 1;
    else if (isOutdated(recorded, english)) {
      outdated.push({ key, line, english });
      // Like the number of translated texts, without those that rightly equal the English.
    } else if (isMarked(recorded, 'reviewed', english, value) && value !== english) reviewed += 1;
  }
  const file = stateFile(locale.tag);
  const problems = state.problems.map((one): Finding => ({ kind: 'state', file, ...one }));
  const findings = [...locale.findings, ...problems];
  return { ...locale, findings, reviewed, outdated, unrecorded, missing: missingParts(locale) };
}

function missingParts({ untranslatedKeys, requiredParts }: CheckedLocale): MissingPart[] {
  const parts = new Map<string, MissingPart>();
  for (const key of untranslatedKeys) {
    const [part = ''] = key.split('.');
    const isRequired = requiredParts.includes(part);
    const { texts } = parts.get(part) ?? { texts: 0 };
    parts.set(part, { part, texts: texts + 1, isRequired });
  }
  return [...parts.values()].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Of a file that cannot be read, or is named after no language. */
const UNCHECKED: Translation = {
  tag: '',
  english: new Map(),
  translated: new Map(),
  isBroken: true,
};

/** Checks the translations of a project, all or those with these tags, and reads their states. */
export function readStatus(root: string, tags?: string[]): LanguageStatus[] {
  const notes = readNotes(root);
  return checkLocaleFolder(root, tags).map((locale) => {
    const translation = locale.total === 0 ? UNCHECKED : readTranslation(root, locale.tag);
    return languageStatus(locale, { translation, state: readState(root, locale.tag) }, notes);
  });
}
