/** All plural categories, in the usual order. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const FORM = new RegExp(`_(?:${PLURAL_CATEGORIES.join('|')})$`);

/** Tells whether a key is a plural form: `matches_one`. */
export function isPluralForm(key: string): boolean {
  return FORM.test(key);
}

/** Strips the plural form: `matches_one` → `matches`; returns other keys unchanged. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '');
}

/** Returns the form that every language has: `matches_few` → `matches_other`. */
export function otherForm(key: string): string {
  return `${withoutPluralForm(key)}_other`;
}

/** Lists the first numbers that use a form in a language: `2, 3, 4, 22 …`. */
export function numbersOfForm(key: string, tag: string): string {
  const rules = new Intl.PluralRules(tag);
  const category = key.slice(withoutPluralForm(key).length + 1);
  const numbers = SAMPLE_NUMBERS.filter((number) => rules.select(number) === category);
  return numbers.length === 0 ? 'all other numbers' : `${numbers.slice(0, 4).join(', ')} …`;
}

/** Numbers to try, whole ones first, since people think of those. */
const SAMPLE_NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 0.5, 1.5];
