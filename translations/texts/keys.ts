/** All plural categories, in the usual order. */
const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

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

/**
 * Returns the keys that a language needs, in the source's order, each with the key of the English
 * text it translates. Texts that depend on a number have the plural forms of the language.
 */
export function expectedKeys(sourceKeys: Iterable<string>, tag: string): Map<string, string> {
  const source = new Set(sourceKeys);
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const keys = new Map<string, string>();
  for (const key of source) {
    if (!isPluralForm(key)) keys.set(key, key);
    else if (key.endsWith('_other')) {
      for (const category of PLURAL_CATEGORIES) {
        if (!pluralCategories.includes(category)) continue;
        const form = `${withoutPluralForm(key)}_${category}`;
        keys.set(form, source.has(form) ? form : key);
      }
    }
  }
  return keys;
}

/** Numbers to try, whole numbers first, since people expect those. */
const SAMPLE_NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 0.5, 1.5];

/** Lists numbers that use a plural form in a language: `matches_few` in Polish is 2, 3, 4, 22 … */
export function numbersOfForm(key: string, tag: string): number[] {
  const rules = new Intl.PluralRules(tag);
  const category = key.slice(withoutPluralForm(key).length + 1);
  return SAMPLE_NUMBERS.filter((number) => rules.select(number) === category);
}

/** Whether a form is for a single whole number, which it can spell out: “two results”. */
export function mayLackCount(key: string, tag: string): boolean {
  return isPluralForm(key) && numbersOfForm(key, tag).filter(Number.isInteger).length === 1;
}
