import type { ParseKeys } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { usePageContext } from '../document/pageContext.tsx';
import { SOURCE_LOCALE } from './localePath.ts';
import type { TextPlaceholders } from './textPlaceholders.ts';

/** A key of the locale file. Write it or its group out in full, so that a search finds its uses. */
export type AnyTextKey = ParseKeys;

/** The key of a text that needs no values. */
export type TextKey = Exclude<AnyTextKey, keyof TextPlaceholders>;

/**
 * The name of a group of the locale file that has texts of these names, for lists of things that have
 * several each: those of a question of the FAQ are a `TextGroup<'question' | 'answer'>`.
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

/** A text's key, and the values of its placeholders if it has any. */
type TextArguments<Key extends AnyTextKey> = [
  key: Key,
  ...values: Key extends TextKey ? [] : [TextValues<Key>],
];

type Text = <Key extends AnyTextKey>(...text: TextArguments<Key>) => string;

/**
 * Returns a function that gives texts as strings, for attributes. Elements contain a `<T>`. Uses the
 * i18next instance directly: with `useTranslation` each of a page's hundreds of texts would
 * subscribe to language changes, and a document has only one language.
 */
export function useText(): Text {
  return useContext(I18nContext)?.i18n.t as Text;
}

/**
 * Returns a function that turns a text into the `aria-label` of an icon-only control. Like `<T>`,
 * it adds `lang` where the text falls back to the source language. Not for elements that contain
 * other text, which would inherit that `lang`.
 */
export function useAriaLabel() {
  const t = useText();
  const { fallbackKeys } = usePageContext();
  return <Key extends AnyTextKey>(...text: TextArguments<Key>) => ({
    'aria-label': t(...text),
    ...(fallbackKeys.includes(text[0]) ? { lang: SOURCE_LOCALE } : {}),
  });
}
