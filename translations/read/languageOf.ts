import type { Language } from '../../src/i18n/locale.ts';
import { parseTag } from '../../src/i18n/preferredLanguage.ts';

/**
 * Returns the language of a locale file, from the file's name.
 *
 * @throws when the file is not named after a language tag.
 */
export function languageOf(tag: string): Language {
  const locale = parseTag(tag);
  if (!locale) {
    throw new Error(
      `locales/${tag}.json is not named after a language tag (BCP 47), such as pt-BR`,
    );
  }
  return { tag, name: unicodeName(tag), dir: directionOf(locale) };
}

function unicodeName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  // Not every first letter: Georgian has capital letters, but no name begins with one.
  return name.replace(/^\p{Changes_When_Titlecased}/u, (letter) => letter.toLocaleUpperCase(tag));
}

/** Returns the direction of a language by its script: Node's own is wrong for some languages. */
function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  const isRightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(
    locale.maximize().script ?? '',
  );
  return isRightToLeft ? 'rtl' : 'ltr';
}
