import { createInstance } from 'i18next';
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
  if (!parseTag(tag)) {
    throw new Error(
      `locales/${tag}.json is not named after a language tag (BCP 47), such as pt-BR`,
    );
  }
  return { tag, name: ownName(strings) || unicodeName(tag), dir: createInstance().dir(tag) };
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
