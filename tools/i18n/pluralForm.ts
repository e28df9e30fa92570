/** All that any language has, in the order in which they are listed everywhere. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const FORM = new RegExp(`_(?:${PLURAL_CATEGORIES.join('|')})$`);

/** Whether a key is one of the forms of a text that depends on a number: `matches_one`. */
export function isPluralForm(key: string): boolean {
  return FORM.test(key);
}

/** `matches_one` → `matches`; other keys as they are. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '');
}

/** `matches_few` → `matches_other`, the form that every language has. */
export function otherForm(key: string): string {
  return `${withoutPluralForm(key)}_other`;
}
