import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentIf, contentOf } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { type Mark, readStateText, recordedState } from './textState.ts';
import { type Translation, translationOf } from './translation.ts';

/** Reads a language's texts beside the English. */
export function readTranslation(root: string, tag: string): Translation {
  return translationOf(tag, contentOf(root, SOURCE_FILE), contentOf(root, localeFile(tag)));
}

/** Reads what is recorded of a language's texts, by key; nothing without a file. */
export function readState(root: string, tag: string): ReturnType<typeof readStateText> {
  return readStateText(contentIf(root, stateFile(tag)) ?? '');
}

/**
 * Records in the language's state file what `recordedState` says of the texts with these keys.
 *
 * @throws Error if a key is unknown, or the language's file or the English one is broken
 */
export function recordTexts(root: string, tag: string, keys: readonly string[], mark?: Mark): void {
  if ([localeFile(tag), SOURCE_FILE].some((one) => readLocaleText(contentOf(root, one)).isBroken))
    throw new Error(`fix ${localeFile(tag)} first: npm run i18n ${tag} says what to do`);
  if (keys.length === 0) return;
  const file = path.join(root, stateFile(tag));
  const before = contentIf(root, stateFile(tag)) ?? '';
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, recordedState(before, readTranslation(root, tag), keys, mark));
}
