import { createInstance, type i18n } from 'i18next';
import type { Language, Strings } from './pageDocument.ts';

/**
 * One i18next instance for one document and one language; there is no global one. The product's name
 * stands once in the locale file and reaches every text as `{{product}}`.
 */
export function createI18n(language: Language, strings: Strings): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language.tag,
    resources: { [language.tag]: { translation: strings } },
    initAsync: false,
    interpolation: {
      // React escapes text itself.
      escapeValue: false,
      defaultVariables: { product: productName(strings) },
    },
  });
  return instance;
}

function productName(strings: Strings): string {
  const { brand } = strings;
  return typeof brand === 'object' && typeof brand.name === 'string' ? brand.name : '';
}
