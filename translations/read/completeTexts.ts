import type { Locale } from '../../src/i18n/locale.ts';
import type { LanguageFiles } from '../state/languageFiles.ts';
import { nested } from '../texts/strings.ts';
import { languageOf } from './languageOf.ts';
import { shownTexts } from './shownTexts.ts';

/**
 * Returns a language with the texts that pages are rendered from. English fills gaps.
 *
 * @param change changes each text, such as to mark it with its key
 * @throws when the tag is not a language tag
 */
export function completeTexts(
  files: LanguageFiles,
  change = (text: string, _key: string) => text,
): Omit<Locale, 'isOffered'> {
  const language = languageOf(files.tag);
  const { texts, fallbackKeys } = shownTexts(files);
  const strings = nested([...texts].map(([key, text]) => [key, change(text, key)]));
  return { language, strings, fallbackKeys };
}
