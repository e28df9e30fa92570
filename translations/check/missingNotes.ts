import { type LocaleProblem, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { placeholdersOf } from './placeholders.ts';

/** Shorter texts do not show by themselves where they are used, or whether as noun or verb. */
const SHORT = { characters: 15, words: 2 };

/**
 * Finds English texts that translators can misread from key and text alone: short texts without a
 * note, and placeholders that no note explains. A note on a group applies to all its texts.
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
