import type { Strings } from '../../document/siteData.ts';

/**
 * Returns the translation with every missing or blank string taken from the source, and adds the
 * keys of those to `fallbackKeys`. Plural forms that only the translation has are kept, unless they
 * are blank: i18next then uses the `other` form.
 */
export function fillGaps(
  source: Strings,
  translation: Strings,
  fallbackKeys: string[],
  path = '',
): Strings {
  const filled: Strings = Object.fromEntries(
    Object.entries(translation).filter(
      ([, text]) => typeof text !== 'string' || text.trim() !== '',
    ),
  );
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
