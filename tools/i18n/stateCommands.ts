import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../../translations/check/tagProblem.ts';
import { contentOf } from '../../translations/files/localeFolder.ts';
import { readNotes } from '../../translations/files/notes.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../../translations/files/paths.ts';
import { fillLocale } from '../../translations/files/writeText.ts';
import { readState, recordTexts } from '../../translations/state/stateFiles.ts';
import {
  outdatedKeys,
  readTranslation,
  translatedKeys,
} from '../../translations/state/translation.ts';
import { withoutPluralForm } from '../../translations/texts/keys.ts';

/**
 * Adds the texts that a language lacks to its file, empty, and records today's English for the
 * translated ones of which none is recorded.
 *
 * @throws Error if the language's file or the English one is broken
 */
export function fill(root: string, tag: string): string {
  const translation = readTranslation(root, tag);
  const { texts } = readState(root, tag);
  const unrecorded = translatedKeys(translation, readNotes(root)).filter((key) => !texts.has(key));
  // Refuses broken files before anything is written.
  recordTexts(root, tag, unrecorded);
  const file = localeFile(tag);
  const { text, added } = fillLocale(tag, contentOf(root, file), contentOf(root, SOURCE_FILE));
  if (added.length > 0) writeFileSync(path.join(root, file), text);
  return [
    added.length > 0 ? `Added to ${file}, empty: ${listed(tag, added)}` : `${file} lacks no text`,
    unrecorded.length > 0
      ? `Recorded in ${stateFile(tag)} as made from today’s English: ${listed(tag, unrecorded)}`
      : 'The English of every translated text is recorded',
  ].join('\n');
}

/**
 * Records that a second person agrees with translations, as the English is today.
 *
 * @param names all that are translated and not outdated by default
 * @throws Error if one does not exist
 */
export function reviewed(root: string, tag: string, names: readonly string[]): string {
  const translation = readTranslation(root, tag);
  const outdated = new Set(outdatedKeys(translation, readState(root, tag).texts));
  const translated = translatedKeys(translation, readNotes(root));
  const keys =
    names.length === 0
      ? translated.filter((key) => !outdated.has(key))
      : namedTexts(names, translation.english.keys()).filter((key) => translated.includes(key));
  if (names.length > 0 && keys.length === 0) {
    throw new Error(`${names.join(', ')} is not translated yet`);
  }
  recordTexts(root, tag, keys, 'reviewed');
  return `Reviewed: ${listed(tag, keys)}`;
}

/**
 * Returns the keys that names mean: `faq.title` itself, `faq` all below it, `faq.results` its plural
 * forms.
 *
 * @throws Error if a name means none
 */
function namedTexts(names: readonly string[], keys: Iterable<string>): string[] {
  const known = [...keys];
  const named = names.flatMap((name) => {
    const found = known.filter(
      (key) => key === name || key.startsWith(`${name}.`) || withoutPluralForm(key) === name,
    );
    if (found.length === 0) {
      throw new Error(`there is no text “${name}”; keys are written as in faq.title`);
    }
    return found;
  });
  return [...new Set(named)];
}

/** Names a language and a number of texts, and lists them while they are few. */
function listed(tag: string, keys: readonly string[]): string {
  const texts = `${languageName(tag)}, ${keys.length} ${keys.length === 1 ? 'text' : 'texts'}`;
  return keys.length > 0 && keys.length <= 10 ? `${texts}: ${keys.join(', ')}` : texts;
}
