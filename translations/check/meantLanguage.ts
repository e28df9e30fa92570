import { parseTag } from '../../src/i18n/languages/parseTag.ts';

const ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Says which language somebody meant by a word that is no tag: `de_AT` is `de-AT`, the country `cz`
 * speaks `cs`, `dutch` and `nederlands` are `nl`. `undefined` if nothing fits.
 */
export function meantLanguage(name: string): string | undefined {
  // Systems name a second download “sv (1)”.
  const word = name.replace(/ \(\d+\)$/, '');
  if (word !== name && parseTag(word) && ENGLISH.of(word))
    return `${ENGLISH.of(word)} is “${word}”`;
  const spelled = parseTag(word.replaceAll('_', '-'))?.baseName;
  const language = spelled?.split('-')[0] ?? '';
  if (spelled !== undefined && spelled !== word && language.length < 4 && ENGLISH.of(language)) {
    return `${ENGLISH.of(spelled) ?? word} is “${spelled}”`;
  }
  const code = isRegion(word) ? languageOfRegion(word) : languageNamed(word);
  return code && `${ENGLISH.of(code)} is “${code}”`;
}

function isRegion(word: string): boolean {
  return /^[a-z]{2}$/i.test(word) && REGIONS.of(word.toUpperCase()) !== undefined;
}

/** The language that most people speak in a country. */
function languageOfRegion(region: string): string {
  return new Intl.Locale(`und-${region}`).maximize().language;
}

/** Finds a language by its English name or its own. */
function languageNamed(word: string): string | undefined {
  const isName = (name?: string) => name?.toLowerCase() === word.toLowerCase();
  return CODES.find(
    (code) =>
      isName(ENGLISH.of(code)) ||
      isName(new Intl.DisplayNames(code, { type: 'language' }).of(code)),
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** The codes of two letters that stand for a language. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) =>
  ENGLISH.of(code),
);
