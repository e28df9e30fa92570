import type { LanguageFiles } from '../state/languageFiles.ts';
import { translationOf } from '../state/translation.ts';
import { hasEnoughTexts } from '../texts/hasEnoughTexts.ts';
import { untranslatedKeys } from './shownTexts.ts';

/**
 * Whether a language is offered to visitors: as recorded, so that no change of the English withdraws
 * it; if nothing is recorded, once enough of it is translated.
 */
export function isOffered(files: LanguageFiles): boolean {
  return files.offered ?? canBeOffered(files);
}

/** Whether enough of a language is translated to offer it to visitors for the first time. */
export function canBeOffered(files: LanguageFiles): boolean {
  const { size } = translationOf(files);
  return hasEnoughTexts(untranslatedKeys(files), size, files.notes.requiredParts);
}
