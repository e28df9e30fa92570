import { withoutPluralForm } from '../../../translations/check/pluralForms.ts';

/**
 * Returns the keys that names stand for: `faq.title` for itself, `faq` for all below it,
 * `faq.results` for its plural forms.
 *
 * @throws Error if a name stands for none
 */
export function namedTexts(names: readonly string[], keys: Iterable<string>): string[] {
  const known = [...keys];
  const named = names.flatMap((name) => {
    const found = known.filter(
      (key) => key === name || key.startsWith(`${name}.`) || withoutPluralForm(key) === name,
    );
    if (found.length === 0) {
      throw new Error(`there is no text “${name}”; keys are written as in faq.title`);
    }
    return found;
  });
  return [...new Set(named)];
}

/** Names a language and a number of texts, and lists them while they are few. */
export function listed(tag: string, keys: readonly string[]): string {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  const texts = keys.length === 1 ? '1 text' : `${keys.length} texts`;
  return keys.length > 0 && keys.length <= 10
    ? `${language}, ${texts}: ${keys.join(', ')}`
    : `${language}, ${texts}`;
}
