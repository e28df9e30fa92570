import type en from '../../locales/en.json';
import type { TextPlaceholders } from './textPlaceholders.ts';

/** A text as far as i18next checks it: its placeholders, in the groups that its key names. */
type AtKey<Key extends string, Text> = Key extends `${infer Group}.${infer Rest}`
  ? { [Name in Group]: AtKey<Rest, Text> }
  : { [Name in Key]: Text };

type Placeholders = {
  [Key in keyof TextPlaceholders]: (text: AtKey<Key, `{{${TextPlaceholders[Key]}}}`>) => void;
}[keyof TextPlaceholders] extends (texts: infer Texts) => void
  ? Texts
  : never;

// Derives the type of all keys from the source language's file: an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & Placeholders };
    returnNull: false;
    strictInterpolationChecks: true;
    defaultVariables: { product: string };
  }
}
