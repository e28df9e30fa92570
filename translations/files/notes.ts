import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { equalsSource } from '../texts/equalsSource.ts';
import { expectedKeys, isPluralForm, withoutPluralForm } from '../texts/keys.ts';
import { parseJson, readLocaleText } from './localeText.ts';
import { NOTES_FILE } from './paths.ts';

/** A note for translators in `locales/context/notes.json`, for a key or a prefix of keys. */
interface Note {
  /** The note: where the text is shown, what its placeholders are, what to watch out for. */
  note?: string;
  /** The number of characters that fit, with placeholders filled. */
  max?: number;
  /** Whether translations can equal the English, or only those in the listed languages. */
  same?: boolean | string[];
  /** Whether it is the same in every language, and so only in `en.json`: a name, a key. */
  fixed?: boolean;
  /** Whether a language must have it before visitors are offered the language. */
  required?: boolean;
}

/** The content of the file, by the key or the prefix that each note is about. */
export type NotesFile = Record<string, Note>;

export type Notes = ReturnType<typeof createNotes>;

/** Notes are inherited: those for `footer` apply to `footer.links.faq` unless it overrides them. */
export function createNotes(notes: NotesFile, productName = '') {
  const inherited = (key: string) =>
    prefixes(key).flatMap((prefix) => (notes[prefix] ? [notes[prefix]] : []));
  return {
    /** Returns the notes on a key, from the shortest prefix to the key itself. */
    about: (key: string) => inherited(key).flatMap(({ note }) => (note ? [note] : [])),
    maxLength: (key: string) => inherited(key).findLast(({ max }) => max !== undefined)?.max,
    /** Whether a text is a copy of the English, and not a term that may be the same. */
    isCopied(key: string, tag: string, text: string, english: string) {
      const { same = false } = inherited(key).findLast(({ same }) => same !== undefined) ?? {};
      return equalsSource(text, english) && !(Array.isArray(same) ? same.includes(tag) : same);
    },
    /** Whether a text is the same in every language: its key in a translation is not read. */
    isFixed: (key: string) =>
      inherited(key).findLast(({ fixed }) => fixed !== undefined)?.fixed === true,
    /** Returns a text about as long as the one that visitors see. */
    shown: (text: string) =>
      text.replaceAll('{{product}}', productName).replace(/\{\{\w+\}\}/g, '2026'),
    /** The parts without which a language is not offered to visitors, as key prefixes. */
    requiredParts: Object.keys(notes).filter((key) => notes[key]?.required),
  };
}

/**
 * Reads the notes for translators from the content of their file, and of the English one.
 *
 * @throws Error if they are not valid JSON, with file and line
 */
export function notesOf(text: string, sourceText: string): Notes {
  const [problem] = parseJson(text).problems;
  if (problem) throw new Error(`${NOTES_FILE}:${problem.line}: ${problem.message}`);
  const english = readLocaleText(sourceText).entries;
  return createNotes(JSON.parse(text.replace(/^\uFEFF/, '')), english.get('brand.name')?.value);
}

/**
 * Returns the keys that a language translates, in the source's order, each with the key of the
 * English text that it translates.
 */
export function translatableKeys(
  sourceKeys: Iterable<string>,
  tag: string,
  notes: Notes,
): Map<string, string> {
  const keys = expectedKeys(sourceKeys, tag);
  if (tag !== SOURCE_LOCALE)
    for (const key of keys.keys()) if (notes.isFixed(key)) keys.delete(key);
  return keys;
}

/** Lists a key's prefixes: `a.b_one` → `a`, `a.b`, `a.b_one`. */
function prefixes(key: string): string[] {
  const parts = key.split('.');
  const all = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  return isPluralForm(key) ? [...all.slice(0, -1), withoutPluralForm(key), key] : all;
}
