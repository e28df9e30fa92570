import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from '../files/localeFolder.ts';
import { localeFile, stateFile } from '../files/paths.ts';
import { hashOf, readStateText, stateText, type TextState } from './textState.ts';
import { readTranslation } from './translation.ts';

/** Reads what is recorded of a language's texts, by key; nothing without a file. */
export function readState(root: string, tag: string): ReturnType<typeof readStateText> {
  const file = stateFile(tag);
  return readStateText(existsSync(path.join(root, file)) ? contentOf(root, file) : '');
}

/**
 * Records that the texts with these keys translate today's English. Texts that are empty have no
 * state. Who saves a new translation leaves `isReviewed` out: an earlier review was of another text.
 *
 * @throws Error if a key is unknown, or the language's file or the English one is broken
 */
export function recordTexts(
  root: string,
  tag: string,
  keys: Iterable<string>,
  { isReviewed = false } = {},
): void {
  const { english } = readTranslation(root, tag);
  const changes = new Map<string, TextState>();
  for (const key of keys) {
    const text = english.get(key);
    if (text === undefined) throw new Error(`${key} is not a key of this language (${tag})`);
    changes.set(key, { hash: hashOf(text), isReviewed });
  }
  changeState(root, tag, changes);
}

/**
 * Changes the states of some texts, and keeps the others. Lines of texts that no longer exist, or
 * are empty, are dropped.
 *
 * @throws Error if the language's file or the English one is broken
 */
export function changeState(
  root: string,
  tag: string,
  changes: ReadonlyMap<string, TextState>,
): void {
  const { translated, isBroken } = readTranslation(root, tag);
  if (isBroken)
    throw new Error(`fix ${localeFile(tag)} first: npm run i18n ${tag} says what to do`);
  if (changes.size === 0) return;
  const { texts } = readState(root, tag);
  const file = path.join(root, stateFile(tag));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stateText(new Map([...texts, ...changes]), translated.keys()));
}
