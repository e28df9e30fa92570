import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf, translatedTags } from '../files/localeFolder.ts';
import { localeFile, stateFile } from '../files/paths.ts';
import { isPluralForm, otherForm } from '../texts/keys.ts';
import {
  hashOf,
  isMarked,
  type Mark,
  readStateText,
  stateText,
  type TextState,
} from './textState.ts';
import { outdatedKeys, readTranslation } from './translation.ts';

/** Reads what is recorded of a language's texts, by key; nothing without a file. */
export function readState(root: string, tag: string): ReturnType<typeof readStateText> {
  const file = stateFile(tag);
  return readStateText(existsSync(path.join(root, file)) ? contentOf(root, file) : '');
}

/**
 * Records that the texts with these keys translate today's English. Texts that are empty have no
 * state. What was said of a text before stays, if it is still that text.
 *
 * @param mark what is said of them besides
 * @throws Error if a key is unknown, or the language's file or the English one is broken
 */
export function recordTexts(root: string, tag: string, keys: Iterable<string>, mark?: Mark): void {
  const { english, translated, isBroken } = readTranslation(root, tag);
  if (isBroken)
    throw new Error(`fix ${localeFile(tag)} first: npm run i18n ${tag} says what to do`);
  const { texts } = readState(root, tag);
  const changes = new Map<string, TextState>();
  for (const key of keys) {
    const text = english.get(key);
    if (text === undefined) throw new Error(`${key} is not a key of this language (${tag})`);
    const translation = translated.get(key)?.value ?? '';
    const state: TextState = { hash: hashOf(text) };
    for (const one of ['reviewed', 'meant'] as const) {
      const isSaid = one === mark || isMarked(texts.get(key), one, text, translation);
      if (isSaid) state[one] = hashOf(text, translation);
    }
    changes.set(key, state);
  }
  if (changes.size === 0) return;
  const file = path.join(root, stateFile(tag));
  mkdirSync(path.dirname(file), { recursive: true });
  // Lines of texts that no longer exist, or are empty, are dropped.
  writeFileSync(file, stateText(new Map([...texts, ...changes]), translated.keys()));
}

/** Lists the outdated translations by the English text; forms of a plural also by its other form. */
export function outdatedTranslations(root: string): Map<string, { tag: string; key: string }[]> {
  const found = new Map<string, { tag: string; key: string }[]>();
  for (const tag of translatedTags(root)) {
    for (const key of outdatedKeys(readTranslation(root, tag), readState(root, tag).texts)) {
      for (const english of new Set([key, isPluralForm(key) ? otherForm(key) : key])) {
        found.set(english, [...(found.get(english) ?? []), { tag, key }]);
      }
    }
  }
  return found;
}
