import type { Strings } from '../../document/pageDocument.ts';

/** Returns only the named top-level parts of a locale's strings. */
export function pickStrings(strings: Strings, parts: readonly string[]): Strings {
  return Object.fromEntries(parts.map((part) => [part, strings[part] ?? {}]));
}
