import type { ParseKeys } from 'i18next';
import type { TextPlaceholders } from './textPlaceholders.ts';

/** A key of the locale file. Write it or its group out in full, so that a search finds its uses. */
export type AnyTextKey = ParseKeys;

/** The key of a text that needs no values. */
export type TextKey = Exclude<AnyTextKey, keyof TextPlaceholders>;

/**
 * The key of a group in the locale file that has texts of these names. For lists whose items have
 * several texts each: an entry of the FAQ has a `TextGroup<'question' | 'answer'>`.
 */
export type TextGroup<Name extends string, Key = TextKey> = Key extends `${infer Group}.${Name}`
  ? `${Group}.${Name}` extends TextKey
    ? Group
    : never
  : never;

/** Returns the keys of texts by their names in a group. */
export function keysIn<Name extends string>(group: TextGroup<Name>, ...names: Name[]): TextKey[] {
  return names.map((name) => `${group}.${name}` as TextKey);
}

/** The values of a text's placeholders. */
export type TextValues<Key extends AnyTextKey> = Key extends keyof TextPlaceholders
  ? { [Name in TextPlaceholders[Key]]: Name extends 'count' ? number : string | number }
  : never;
