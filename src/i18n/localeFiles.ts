import { localePrefix, SOURCE_LOCALE } from './localePath.ts';
import type { Language, Strings } from './pageDocument.ts';

/** A language with all its strings; gaps are filled from the source language and listed. */
export interface Locale {
  language: Language;
  strings: Strings;
  fallbackKeys: string[];
}

/**
 * Every language of the site, the source first, then by tag. Dropping a file into `locales/` is all
 * it takes. Imported by the prerenderer only: a document carries its own language's strings.
 */
export function readLocales(): Locale[] {
  const files = import.meta.glob<Strings>('/locales/*.json', { eager: true, import: 'default' });
  const byTag = new Map(
    Object.entries(files).map(([file, strings]) => [tagOf(file), strings] as const),
  );
  const source = byTag.get(SOURCE_LOCALE);
  if (!source) throw new Error(`locales/${SOURCE_LOCALE}.json is missing`);
  return [...byTag.keys()]
    .sort((a, b) => localePrefix(a).localeCompare(localePrefix(b), 'en'))
    .map((tag) => {
      const fallbackKeys: string[] = [];
      const strings = fillGaps(source, byTag.get(tag) ?? {}, fallbackKeys);
      return { language: languageOf(tag), strings, fallbackKeys };
    });
}

/**
 * The translation with every missing or empty string taken from the source, which are named in
 * `fallbackKeys` (added to it). Plural forms that only the translation has are kept.
 */
export function fillGaps(
  source: Strings,
  translation: Strings,
  fallbackKeys: string[],
  path = '',
): Strings {
  const filled: Strings = { ...translation };
  for (const [key, sourceValue] of Object.entries(source)) {
    const translated = translation[key];
    if (typeof sourceValue === 'object') {
      const branch = typeof translated === 'object' ? translated : {};
      filled[key] = fillGaps(sourceValue, branch, fallbackKeys, `${path}${key}.`);
    } else if (typeof translated !== 'string' || translated.trim() === '') {
      filled[key] = sourceValue;
      fallbackKeys.push(`${path}${key}`);
    }
  }
  return filled;
}

/** Only the named top-level parts of a locale's strings. */
export function pickStrings(strings: Strings, parts: readonly string[]): Strings {
  return Object.fromEntries(parts.map((part) => [part, strings[part] ?? {}]));
}

function tagOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}

function languageOf(tag: string): Language {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    throw new Error(
      `locales/${tag}.json is not named after a language tag (BCP 47), such as pt-BR`,
    );
  }
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return {
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    dir: direction(locale),
  };
}

type LocaleWithTextInfo = Intl.Locale & {
  getTextInfo?: () => { direction: 'ltr' | 'rtl' };
  textInfo?: { direction: 'ltr' | 'rtl' };
};

// Node 20 has the property of the proposal, later versions the method of the standard.
function direction(locale: LocaleWithTextInfo): 'ltr' | 'rtl' {
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}
