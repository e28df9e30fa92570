import { isPluralForm, withoutPluralForm } from '../check/pluralForms.ts';

/** A note for translators (`locales/context/notes.json`), by a key or the beginning of one. */
export interface Note {
  /** Where the text stands, what its placeholders are, what to watch. */
  note?: string;
  /** How many characters its place has room for, the product's name put in. */
  max?: number;
  /** It may be as in English: a name, a term that is the same in many languages. */
  same?: boolean;
  /** A language without it is not offered to visitors. */
  required?: boolean;
}

export interface Notes {
  /** The notes on a key, from the widest prefix to the key itself. */
  about(key: string): string[];
  maxLength(key: string): number | undefined;
  maySame(key: string): boolean;
  /** A text about as long as it will be seen. */
  shown(text: string): string;
}

/** Notes are inherited: what is said of `footer` holds for `footer.links.faq` unless that says otherwise. */
export function createNotes(notes: Record<string, Note>, productName: string): Notes {
  const inherited = (key: string) =>
    prefixes(key).flatMap((prefix) => (notes[prefix] ? [notes[prefix]] : []));
  const last = <Field extends keyof Note>(key: string, field: Field): Note[Field] | undefined =>
    inherited(key).findLast((note) => note[field] !== undefined)?.[field];
  return {
    about: (key) => inherited(key).flatMap(({ note }) => (note ? [note] : [])),
    maxLength: (key) => last(key, 'max'),
    maySame: (key) => last(key, 'same') ?? false,
    shown: (text) => text.replaceAll('{{product}}', productName).replace(/\{\{\w+\}\}/g, '2026'),
  };
}

/** `a.b_one` → `a`, `a.b`, `a.b_one`. */
function prefixes(key: string): string[] {
  const parts = key.split('.');
  const all = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  return isPluralForm(key) ? [...all.slice(0, -1), withoutPluralForm(key), key] : all;
}
