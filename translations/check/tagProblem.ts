import { parseTag } from '../../src/i18n/preferredLanguage.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { PSEUDO_TAG } from '../read/pseudoLocale.ts';

/**
 * Returns why a locale file cannot have this name, which is also the path of the language's pages;
 * `undefined` if it can. Any three letters are accepted: there are thousands of languages.
 *
 * @param others tags of the other files
 */
export function tagProblem(tag: string, others: readonly string[] = []): string | undefined {
  if (TAKEN.has(`/${tag}`)) return `“${tag}” is the address of another page`;
  if (tag === PSEUDO_TAG) return `“${tag}” is reserved for the pseudo-locale`;
  // Browsers and Unicode treat both as the same language.
  if (tag === 'no') return '“no” is spelled “nb”';
  const locale = parseTag(tag);
  const twin = others.find((other) => other.length < tag.length && isSame(tag, other));
  if (twin) return `“${tag}” is the same language as “${twin}”, which exists: keep one of them`;
  // The tag is part of URLs, so it must not have extensions, such as a sort order.
  if (locale && isLanguage(locale.language)) {
    return locale.baseName === tag ? undefined : `“${tag}” is spelled “${locale.baseName}”`;
  }
  const proposal = likelyLanguage(tag) ?? ', such as de, pt-BR, zh-Hant';
  return `“${tag}” is not a language${locale?.language.length === 2 ? '' : ' tag'}${proposal}`;
}

/** Returns a shorter tag that names the same language, if there is one: `uk` for `uk-UA` and `uk-Cyrl`. */
export function shorterTag(tag: string): string | undefined {
  const parts = tag.split('-');
  const shorter = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('-'));
  return shorter.find((one) => isSame(one, tag));
}

/** Returns the English name of a language, or the tag itself if it is not valid. */
export function languageName(tag: string): string {
  return tagProblem(tag) ? tag : (ENGLISH.of(tag) ?? tag);
}

/** Whether two tags name one language: `de` is `de-DE`, `pt` is `pt-BR`. */
function isSame(one: string, other: string): boolean {
  const first = parseTag(one)?.maximize().baseName;
  return first !== undefined && first === parseTag(other)?.maximize().baseName;
}

/** Whether a language can exist: two letters with a name, or any three letters. */
function isLanguage(code: string): boolean {
  return code.length === 3 || (code.length === 2 && ENGLISH.of(code) !== undefined);
}

/** Paths that a tag must not take: those of pages and of the API. */
const TAKEN: ReadonlySet<string> = new Set([...PAGE_IDS.map((id) => PAGES[id].path), '/api']);

const ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Suggests a language for a word that is not a tag: `de-AT` for `de_AT`, `cs` for the country `cz`,
 * `nl` for `dutch` and `nederlands`. `undefined` if nothing fits.
 */
function likelyLanguage(name: string): string | undefined {
  // Systems name a second download “sv (1)”.
  const word = name.replace(/ \(\d+\)$/, '');
  const spelled = parseTag(word.replaceAll('_', '-'));
  const isRegion = /^[a-z]{2}$/i.test(word) && REGIONS.of(word.toUpperCase());
  const likely =
    spelled && spelled.baseName !== name && isLanguage(spelled.language)
      ? spelled.baseName
      : // The language that most people speak in a country.
        isRegion
        ? new Intl.Locale(`und-${word}`).maximize().language
        : languageNamed(word.toLowerCase());
  return likely && `: ${ENGLISH.of(likely) ?? word} is “${likely}”`;
}

/** Finds a language by its English name or its own. */
function languageNamed(word: string): string | undefined {
  return LANGUAGE_CODES.find((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
    return [ENGLISH.of(code), own].some((name) => name?.toLowerCase() === word);
  });
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** The codes of two letters that languages have. */
const LANGUAGE_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => ENGLISH.of(code),
);
