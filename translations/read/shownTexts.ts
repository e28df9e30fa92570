import { valuesOf } from '../files/localeText.ts';
import type { LanguageFiles } from '../state/languageFiles.ts';
import { expectedKeys, isPluralForm, otherForm } from '../texts/keys.ts';
import { isBlank } from '../texts/publishing.ts';

/**
 * Returns the texts of a language as visitors see them, by key: every missing or blank text is the
 * English one. Also returns the keys of those. A text for numbers has the plural forms of the
 * language.
 */
export function shownTexts({ tag, text, sourceText }: LanguageFiles) {
  const english = valuesOf(sourceText);
  const own = valuesOf(text);
  const texts = new Map<string, string>();
  const fallbackKeys: string[] = [];
  for (const [key, englishKey] of expectedKeys(english.keys(), tag)) {
    const value = own.get(key) ?? '';
    if (isGap(key, own)) {
      texts.set(key, english.get(englishKey) ?? '');
      fallbackKeys.push(key);
    } else if (!isBlank(value)) texts.set(key, value);
  }
  return { texts, fallbackKeys };
}

/** A missing plural form is not a gap, because i18next then uses the `other` form. */
function isGap(key: string, translation: ReadonlyMap<string, string>): boolean {
  const lacks = (one: string) => isBlank(translation.get(one) ?? '');
  return lacks(key) && !(isPluralForm(key) && !lacks(otherForm(key)));
}

/** Lists the English texts that a translation lacks, or has copied from the English without need. */
export function untranslatedKeys({ tag, text, sourceText, notes }: LanguageFiles): string[] {
  const own = valuesOf(text);
  const isOpen = ([key, english]: [string, string]) =>
    isGap(key, own) || notes.isCopied(key, tag, own.get(key) ?? '', english);
  return [...valuesOf(sourceText)].filter(isOpen).map(([key]) => key);
}
