import { valuesOf } from '../files/localeText.ts';
import type { LanguageFiles } from '../state/languageFiles.ts';
import { type Translation, translationOf } from '../state/translation.ts';
import { expectedKeys, isPluralForm, otherForm } from '../texts/keys.ts';

/**
 * Returns the texts of a language as visitors see them, by key, and the keys of those that are
 * English because the language lacks them, or because they no longer fit the English. A text for
 * numbers has the plural forms of the language.
 */
export function shownTexts(files: LanguageFiles) {
  const english = valuesOf(files.sourceText);
  const translation = translationOf(files);
  const texts = new Map<string, string>();
  const fallbackKeys: string[] = [];
  for (const [key, englishKey] of expectedKeys(english.keys(), files.tag)) {
    const own = translation.get(key);
    if (own?.isShown) texts.set(key, own.text);
    else if (!own || isGap(key, translation)) texts.set(key, english.get(englishKey) ?? '');
    if (own && isGap(key, translation)) fallbackKeys.push(key);
  }
  return { texts, fallbackKeys };
}

/** A missing plural form is not a gap, because i18next then uses the `other` form. */
function isGap(key: string, translation: Translation): boolean {
  const lacks = (one: string) => !translation.get(one)?.isShown;
  return lacks(key) && !(isPluralForm(key) && !lacks(otherForm(key)));
}

/** Lists the texts that a language lacks, or has copied from the English without need. */
export function untranslatedKeys(files: LanguageFiles): string[] {
  const translation = translationOf(files);
  return [...translation].flatMap(([key, { isCopied }]) =>
    isGap(key, translation) || isCopied ? key : [],
  );
}
