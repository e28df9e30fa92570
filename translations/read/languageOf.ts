import type { Language, Strings } from '../../src/document/siteData.ts';
import { parseTag } from '../../src/i18n/preferredLanguage.ts';

/** The one key that English lacks: a language's own name, where Unicode's is not the usual one. */
export const LANGUAGE_NAME = 'language.name';

/**
 * Returns the language of a locale file, from the file's name and strings.
 *
 * @throws when the file is not named after a language tag.
 */
export function languageOf(tag: string, strings: Strings): Language {
  const locale = parseTag(tag);
  if (!locale) {
    throw new Error(
      `locales/${tag}.json is not named after a language tag (BCP 47), such as pt-BR`,
    );
  }
  return { tag, name: ownName(strings) || unicodeName(tag), dir: directionOf(locale) };
}

function ownName({ language }: Strings): string {
  const name = typeof language === 'object' ? language.name : undefined;
  return typeof name === 'string' ? name.trim() : '';
}

function unicodeName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  // Not simply the first letter: Georgian has capital letters but begins no name with them.
  return name.replace(/^\p{Changes_When_Titlecased}/u, (letter) => letter.toLocaleUpperCase(tag));
}

/** Returns the direction of a language, by its script: what Node says of it is wrong for some. */
export function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  const isRightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/.test(
    locale.maximize().script ?? '',
  );
  return isRightToLeft ? 'rtl' : 'ltr';
}
