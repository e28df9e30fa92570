import { readNotes } from '../../../translations/files/localeFolder.ts';
import { outdatedKeys } from '../../../translations/state/outdatedKeys.ts';
import { readState, recordTexts } from '../../../translations/state/stateFiles.ts';
import { readTranslation, translatedKeys } from '../../../translations/state/translation.ts';
import { listed, namedTexts } from './namedTexts.ts';

/**
 * Records that a second person agrees with translations, as the English is today.
 *
 * @param names all that are translated and not outdated by default
 * @throws Error if one does not exist
 */
export function reviewed(root: string, tag: string, names: readonly string[]): string {
  const translation = readTranslation(root, tag);
  const outdated = new Set(outdatedKeys(translation, readState(root, tag).texts));
  const translated = translatedKeys(translation, readNotes(root));
  const keys =
    names.length === 0
      ? translated.filter((key) => !outdated.has(key))
      : namedTexts(names, translation.english.keys()).filter((key) => translated.includes(key));
  if (names.length > 0 && keys.length === 0) {
    throw new Error(`${names.join(', ')} is not translated yet`);
  }
  recordTexts(root, tag, keys, { isReviewed: true });
  return `Reviewed: ${listed(tag, keys)}`;
}
