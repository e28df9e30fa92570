import { checkLocaleFolder, readNotes } from '../files/localeFolder.ts';
import { earlierEnglish } from '../state/earlierEnglish.ts';
import { outdatedKeys } from '../state/outdatedKeys.ts';
import { readState } from '../state/stateFiles.ts';
import { readTranslation, type Translation } from '../state/translation.ts';
import { type LanguageStatus, languageStatus } from './languageStatus.ts';

/** Of a file that cannot be read, or is named after no language. */
const UNCHECKED: Translation = { english: new Map(), translated: new Map(), isBroken: true };

/** Checks the translations of a project, all or those with these tags, and reads their states. */
export function readStatus(root: string, tags?: string[]): LanguageStatus[] {
  const languages = checkLocaleFolder(root, tags).map((locale) => ({
    locale,
    translation: locale.total === 0 ? UNCHECKED : readTranslation(root, locale.tag),
    state: readState(root, locale.tag),
  }));
  const hashes = languages.flatMap(({ translation, state: { texts } }) =>
    outdatedKeys(translation, texts).map((key) => texts.get(key)?.hash ?? ''),
  );
  const earlier = earlierEnglish(root, new Set(hashes));
  const notes = readNotes(root);
  return languages.map(({ locale, ...recorded }) =>
    languageStatus(locale, recorded, notes, earlier),
  );
}
