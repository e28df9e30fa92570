import type { Strings } from '../../src/document/siteData.ts';
import type { Notes } from '../files/notes.ts';
import { expectedKeys, isPluralForm, otherForm } from '../texts/keys.ts';
import { isBlank } from '../texts/publishing.ts';
import { nested, textsIn } from '../texts/strings.ts';

/**
 * Returns the translation with every missing or blank text taken from the source, and the keys of
 * those. A text for numbers has the plural forms of the language.
 */
export function fillGaps(source: Strings, translation: Strings, tag: string) {
  const english = new Map(textsIn(source));
  const own = new Map(textsIn(translation));
  const expected = expectedKeys(english.keys(), tag);
  const texts = [...own].filter(([key, text]) => expected.has(key) && !isBlank(text));
  const fallbackKeys: string[] = [];
  for (const [key, englishKey] of expected) {
    if (!isGap(key, own)) continue;
    texts.push([key, english.get(englishKey) ?? '']);
    fallbackKeys.push(key);
  }
  return { strings: nested(texts), fallbackKeys };
}

/** A missing plural form is not a gap, because i18next then uses the `other` form. */
function isGap(key: string, translation: ReadonlyMap<string, string>): boolean {
  const lacks = (one: string) => isBlank(translation.get(one) ?? '');
  return lacks(key) && !(isPluralForm(key) && !lacks(otherForm(key)));
}

/** Lists the texts that a translation lacks, or has copied from the English without need. */
export function untranslatedKeys(
  source: Iterable<[key: string, text: string]>,
  translation: ReadonlyMap<string, string>,
  notes: Notes,
  tag: string,
): string[] {
  const isOpen = ([key, english]: [string, string]) =>
    isGap(key, translation) || notes.isCopied(key, tag, translation.get(key) ?? '', english);
  return [...source].filter(isOpen).map(([key]) => key);
}
