import type { LocaleEntry } from '../files/localeText.ts';
import { otherForm } from './pluralForms.ts';

/**
 * Finds a form for one that seems to be the form for many: it is the other form with a longer word
 * (“{{count}} Fragen” beside “{{count}} Frage”).
 */
export function swappedForms(
  key: string,
  { value }: LocaleEntry,
  entries: ReadonlyMap<string, LocaleEntry>,
): string | undefined {
  const other = key.endsWith('_one') ? entries.get(otherForm(key)) : undefined;
  const [ones, others] = [value.split(' '), other?.value.split(' ') ?? []];
  if (!other || ones.length !== others.length) return undefined;
  const isOther = ones.every((word, index) => word.startsWith(others[index] ?? ' '));
  return isOther && value !== other.value
    ? `looks like the form for many: is it swapped with the one on line ${other.line}?`
    : undefined;
}
