/** Whether a language has the plural form that a key ends in: Japanese has no `days_one`. */
export function hasPluralForm(tag: string, key: string): boolean {
  const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  const forms: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return !form || forms.includes(form);
}
