import { createInstance, type i18n } from 'i18next';
import type { Language, Strings } from '../document/pageDocument.ts';

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
      // React escapes text itself. But a name or an address inside right-to-left text keeps a direction of
      // its own, or the signs around it change sides.
      escapeValue: language.dir === 'rtl',
      escape: isolated,
      defaultVariables: { product: productName(strings) },
    },
  });
  return instance;
}

/** Between the signs for "first strong isolate" and its end (Unicode Standard Annex 9). */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

function productName(strings: Strings): string {
  const { brand } = strings;
  return typeof brand === 'object' && typeof brand.name === 'string' ? brand.name : '';
}
