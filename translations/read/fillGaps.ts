import type { Strings } from '../../src/document/siteData.ts';
import type { Notes } from '../files/notes.ts';
import { isPluralForm, otherForm } from '../texts/keys.ts';
import { equalsSource, isBlank } from '../texts/publishing.ts';
import { nested, textsIn } from '../texts/strings.ts';

/**
 * Returns the translation with every missing or blank text taken from the source, and adds the keys
 * of those to `fallbackKeys`. Plural forms that only the translation has are kept, unless they are
 * blank. For a form that it lacks, i18next uses its `other` form: Japanese has no more.
 */
export function fillGaps(source: Strings, translation: Strings, fallbackKeys: string[]): Strings {
  const english = new Map(textsIn(source));
  const isOwn = (key: string) =>
    english.has(key) || (isPluralForm(key) && english.has(otherForm(key)));
  const texts = new Map(textsIn(translation).filter(([key, text]) => isOwn(key) && !isBlank(text)));
  for (const [key, text] of english) {
    if (texts.has(key) || (isPluralForm(key) && texts.has(otherForm(key)))) continue;
    texts.set(key, text);
    fallbackKeys.push(key);
  }
  return nested(texts);
}

/** Returns the keys of the texts that are copied from the English, and should not be. */
export function copiedKeys(
  source: Strings,
  translation: Strings,
  notes: Notes,
  tag: string,
): string[] {
  const texts = new Map(textsIn(translation));
  const isCopied = ([key, english]: [string, string]) =>
    equalsSource(texts.get(key) ?? '', english) && !notes.mayEqualSource(key, tag);
  return textsIn(source)
    .filter(isCopied)
    .map(([key]) => key);
}
