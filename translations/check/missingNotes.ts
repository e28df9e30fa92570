import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { readLocaleFiles, translatedTags } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import { NOTES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { filesOf } from '../state/languageFiles.ts';
import { placeholdersOf } from '../texts/strings.ts';
import type { Problem } from './finding.ts';

/**
 * Lists the English texts that need a note because translators could misread them; none without
 * translations. The English file and the notes must be valid.
 */
export function missingNotes(root: string): Problem[] {
  if (translatedTags(root).length === 0) return [];
  const { notes, sourceText } = filesOf({ files: readLocaleFiles(root) }, SOURCE_LOCALE);
  return [...readLocaleText(sourceText).entries].flatMap(([key, { value, line }]) => {
    const message = missingNote(value, notes.about(key).join('\n'));
    return message ? { file: SOURCE_FILE, line, key, message } : [];
  });
}

/** Asks for a note on placeholders, and on short texts, which could be a noun or a verb. */
function missingNote(text: string, about: string): string | undefined {
  const isShort = text.length < 15 || text.split(/\s+/).length <= 2;
  const unknown = placeholdersOf(text).find((name) => !about.includes(`{{${name}}}`));
  if (about === '' && isShort) {
    return `“${text}” is short: translators need a note in ${NOTES_FILE} that says where it is shown`;
  }
  return (
    unknown && `has {{${unknown}}}: translators need a note in ${NOTES_FILE} that says what it is`
  );
}
