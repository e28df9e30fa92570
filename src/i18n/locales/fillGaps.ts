import type { Strings } from '../../document/siteData.ts';
import { isBlank } from './isBlank.ts';

const PLURAL_FORM = /_(?:zero|one|two|few|many)$/;

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
    } else if (!isText(translated) && !isText(translation[key.replace(PLURAL_FORM, '_other')])) {
      filled[key] = sourceValue;
      fallbackKeys.push(`${path}${key}`);
    }
  }
  return filled;
}

function isText(value: Strings[string] | undefined): boolean {
  return typeof value === 'string' && !isBlank(value);
}
