import type { Strings } from '../../src/document/siteData.ts';
import type { Notes } from '../files/notes.ts';
import { isPluralForm, otherForm } from '../texts/keys.ts';
import { equalsSource, isBlank } from '../texts/publishing.ts';

/**
 * Returns the translation with every missing or blank string taken from the source, and adds the
 * keys of those to `fallbackKeys`. Plural forms that only the translation has are kept, unless they
 * are blank. For a form that it lacks, i18next uses its `other` form: Japanese has no more.
 */
export function fillGaps(
  source: Strings,
  translation: Strings,
  fallbackKeys: string[],
  path = '',
): Strings {
  const filled: Strings = Object.fromEntries(
    Object.entries(translation).filter(([, text]) => typeof text !== 'string' || isText(text)),
  );
  for (const [key, sourceValue] of Object.entries(source)) {
    const translated = translation[key] ?? '';
    if (typeof sourceValue === 'object') {
      const branch = typeof translated === 'object' ? translated : {};
      filled[key] = fillGaps(sourceValue, branch, fallbackKeys, `${path}${key}.`);
    } else if (!isText(translated) && !(isPluralForm(key) && isText(translation[otherForm(key)]))) {
      filled[key] = sourceValue;
      fallbackKeys.push(`${path}${key}`);
    }
  }
  return filled;
}

function isText(value: Strings[string] | undefined): boolean {
  return typeof value === 'string' && !isBlank(value);
}

/** Returns the keys of the texts that are copied from the English, and should not be. */
export function copiedKeys(
  source: Strings,
  translation: Strings,
  notes: Notes,
  tag: string,
  path = '',
): string[] {
  return Object.entries(source).flatMap(([name, english]) => {
    const key = path + name;
    const translated = translation[name];
    if (typeof english === 'object') {
      const branch = typeof translated === 'object' ? translated : {};
      return copiedKeys(english, branch, notes, tag, `${key}.`);
    }
    const isCopied = typeof translated === 'string' && equalsSource(translated, english);
    return isCopied && !notes.mayEqualSource(key, tag) ? [key] : [];
  });
}
