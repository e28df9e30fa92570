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

/** The first numbers that a form is for in a language, in digits: `2, 3, 4, 22 …`. */
export function numbersOfForm(key: string, tag: string): string {
  const rules = new Intl.PluralRules(tag);
  const category = key.slice(withoutPluralForm(key).length + 1);
  const numbers = SAMPLE_NUMBERS.filter((number) => rules.select(number) === category);
  return numbers.length === 0 ? 'all other numbers' : `${numbers.slice(0, 4).join(', ')} …`;
}

/** Whole numbers first: they are what a person thinks of. */
const SAMPLE_NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 0.5, 1.5];
