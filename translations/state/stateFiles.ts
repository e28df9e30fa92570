import { contentIf, contentOf } from '../files/localeFolder.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { readStateText } from './textState.ts';
import { type Translation, translationOf } from './translation.ts';

/** Reads a language's texts beside the English. */
export function readTranslation(root: string, tag: string): Translation {
  return translationOf(tag, contentOf(root, SOURCE_FILE), contentOf(root, localeFile(tag)));
}

/** Reads what is recorded of a language's texts, by key; nothing without a file. */
export function readState(root: string, tag: string): ReturnType<typeof readStateText> {
  return readStateText(contentIf(root, stateFile(tag)) ?? '');
}
