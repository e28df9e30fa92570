import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../../translations/check/tagProblem.ts';
import { contentOf, readNotes } from '../../translations/files/localeFolder.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../../translations/files/paths.ts';
import { fillLocale } from '../../translations/files/writeText.ts';
import { readState, readTranslation, recordTexts } from '../../translations/state/stateFiles.ts';
import { translatedKeys } from '../../translations/state/translation.ts';

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

/** Names a language and a number of texts, and lists them while they are few. */
function listed(tag: string, keys: readonly string[]): string {
  const texts = `${languageName(tag)}, ${keys.length} ${keys.length === 1 ? 'text' : 'texts'}`;
  return keys.length > 0 && keys.length <= 10 ? `${texts}: ${keys.join(', ')}` : texts;
}
