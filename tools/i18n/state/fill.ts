import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillLocale } from '../../../translations/files/fillLocale.ts';
import { localeFile } from '../../../translations/files/localeFile.ts';
import { readNotes, SOURCE_FILE } from '../../../translations/files/localeFolder.ts';
import { readState, recordTexts, stateFile } from '../../../translations/state/stateFiles.ts';
import { readTranslation, translatedKeys } from '../../../translations/state/translation.ts';
import { listed } from './namedTexts.ts';

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
  const file = path.join(root, localeFile(tag));
  const source = readFileSync(path.join(root, SOURCE_FILE), 'utf8');
  const { text, added } = fillLocale(tag, readFileSync(file, 'utf8'), source);
  if (added.length > 0) writeFileSync(file, text);
  return [
    added.length > 0
      ? `Added to ${localeFile(tag)}, empty: ${listed(tag, added)}`
      : `${localeFile(tag)} lacks no text`,
    unrecorded.length > 0
      ? `Recorded in ${stateFile(tag)} as made from today’s English: ${listed(tag, unrecorded)}`
      : 'The English of every translated text is recorded',
  ].join('\n');
}
