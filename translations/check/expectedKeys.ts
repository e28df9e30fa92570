import { isPluralForm, PLURAL_CATEGORIES, withoutPluralForm } from './pluralForms.ts';

/**
 * Returns the keys that a language needs, in the source's order, each with the key of the English
 * text it translates. Texts that depend on a number have the plural forms of the language.
 */
export function expectedKeys(sourceKeys: ReadonlySet<string>, tag: string): Map<string, string> {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const keys = new Map<string, string>();
  for (const key of sourceKeys) {
    if (!isPluralForm(key)) keys.set(key, key);
    else if (key.endsWith('_other')) {
      const stem = withoutPluralForm(key);
      for (const category of PLURAL_CATEGORIES) {
        if (!pluralCategories.includes(category)) continue;
        const form = `${stem}_${category}`;
        keys.set(form, sourceKeys.has(form) ? form : key);
      }
    }
  }
  return keys;
}
