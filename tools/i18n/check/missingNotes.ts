import { type LocaleProblem, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { placeholdersOf } from './placeholders.ts';

/** Texts shorter than this do not say by themselves where they stand, or whether they name or do something. */
const SHORT = { characters: 15, words: 2 };

/**
 * The English texts that a translator who sees only key and text may misread: short ones without a note, and
 * placeholders that no note explains. What is said of a part of the file holds for all in it.
 */
export function missingNotes(sourceText: string, notes: Notes): LocaleProblem[] {
  return [...readLocaleText(sourceText).entries].flatMap(([key, { value, line }]) => {
    const about = notes.about(key).join('\n');
    if (about === '' && isShort(value)) {
      return [{ line, key, message: `“${value}” is short and has no note: where does it stand?` }];
    }
    return [...new Set(placeholdersOf(value))]
      .filter((name) => !about.includes(`{{${name}}}`))
      .map((name) => ({ line, key, message: `no note says what {{${name}}} is` }));
  });
}

function isShort(text: string): boolean {
  return text.length < SHORT.characters || text.split(/\s+/).length <= SHORT.words;
}
