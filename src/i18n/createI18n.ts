import { createInstance, type i18n } from 'i18next';
import type { DocumentLanguage, Strings } from './locale.ts';

/**
 * Creates the i18next instance of one document and one language; there is no global instance.
 * i18next picks the plural form of a text that takes a `count`, by the rules of `Intl.PluralRules`.
 * The product's name is in the locale file once and available to every text as `{{product}}`.
 */
export function createI18n(language: DocumentLanguage, strings: Strings): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language.tag,
    resources: { [language.tag]: { translation: strings } },
    initAsync: false,
    interpolation: {
      // React escapes text itself. In right-to-left text, values are isolated instead (Unicode
      // Standard Annex 9): a name or an address without its own direction would move the
      // punctuation around it.
      escapeValue: language.dir === 'rtl',
      escape: (value: string) => `\u2068${value}\u2069`,
      defaultVariables: { product: productName(strings) },
      // Disables nesting, `$t(key)`, which has no option of its own: no text contains NUL.
      nestingPrefix: '\0',
    },
  });
  return instance;
}

/** Returns the product's name, or an empty string if the texts lack it. */
export function productName(strings: Strings): string {
  const { brand } = strings;
  return typeof brand === 'object' && typeof brand.name === 'string' ? brand.name : '';
}
