/** The languages in which a word of one letter must not end a line. */
const LANGUAGES = ['be', 'cs', 'hr', 'pl', 'ru', 'sk', 'sl', 'uk'];

/** A space after a word of one letter, which is neither a key (`⌘A`) nor an abbreviation’s last letter. */
const SPACE = /(?<=(?<![\p{L}\p{M}\p{N}\p{Pd}.’⌘+])\p{L}) (?=\S)/gu;

/**
 * Joins words of one letter with the next word by a no-break space, in the languages that want it, so
 * that translators need not type it: “Co pomaga w poniedziałki”.
 */
export function joinShortWords(text: string, tag: string): string {
  const [language = ''] = tag.split('-');
  return LANGUAGES.includes(language) ? text.replace(SPACE, '\u00A0') : text;
}
