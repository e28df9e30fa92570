const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Whether a key is one of the forms of a text that depends on a number: `matches_one`. */
export function isPluralForm(key: string): boolean {
  return FORM.test(key);
}

/** `matches_one` → `matches`; other keys as they are. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '');
}
