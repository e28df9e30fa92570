import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfRemovedLanguages } from '../check/strayFiles.ts';
import { type LocaleFiles, readLocaleFiles } from '../files/localeFolder.ts';
import { readLocaleText, valuesOf } from '../files/localeText.ts';
import { localeFile, NOTES_FILE, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { removeKeys } from '../files/removeKeys.ts';
import { filesOf, type LanguageFiles } from '../state/languageFiles.ts';
import { stateText } from '../state/textState.ts';
import { translationOf } from '../state/translation.ts';
import { withoutPluralForm } from '../texts/keys.ts';
import { tagsOf } from './project.ts';

/** A file with unused content. */
interface Leftover {
  file: string;
  /** The keys to remove. */
  keys: string[];
  /** The content without them; `undefined` if the whole file goes. */
  content: string | undefined;
}

/** Removes unused content from a project's files, and returns it. */
export function prune(root: string): Leftover[] {
  const found = leftovers(readLocaleFiles(root));
  for (const { file, content } of found) {
    if (content === undefined) rmSync(path.join(root, file));
    else writeFileSync(path.join(root, file), content);
  }
  return found;
}

/**
 * Lists unused content: keys that English does not have, or that are fixed, in translations, states
 * and notes; and the state and glossary of a language that is gone. English and the notes must be
 * valid. A translation that is not valid is left as it is.
 */
export function leftovers(files: LocaleFiles): Leftover[] {
  const languages = tagsOf({ files }).map((tag) => filesOf({ files }, tag));
  const found = [
    ...languages.flatMap((one) => [leftoverTexts(one), leftoverStates(one)]),
    leftoverNotes(files),
  ];
  const ofRemoved = filesOfRemovedLanguages(files).map((file) => ({
    file,
    keys: [],
    content: undefined,
  }));
  return [...found.filter(({ keys }) => keys.length > 0), ...ofRemoved];
}

function leftoverTexts(files: LanguageFiles): Leftover {
  const { tag, text } = files;
  const file = localeFile(tag);
  if (readLocaleText(text).problems.length > 0) return { file, keys: [], content: text };
  const needed = [...translationOf(files).keys()];
  return { file, ...removeKeys(text, (names) => !isPartOf(needed, names.join('.'))) };
}

function leftoverStates(files: LanguageFiles): Leftover {
  const { tag, states, offered } = files;
  const translation = translationOf(files);
  return {
    file: stateFile(tag),
    keys: [...states.keys()].filter((key) => !translation.has(key)),
    content: stateText(states, translation.keys(), offered),
  };
}

/** Finds the notes on keys, or on prefixes of keys, that English does not have. */
function leftoverNotes(files: LocaleFiles): Leftover {
  const { [NOTES_FILE]: text = '{}', [SOURCE_FILE]: sourceText = '{}' } = files;
  const known = [...valuesOf(sourceText).keys()].flatMap((key) => [key, withoutPluralForm(key)]);
  // A note's own properties are no keys.
  const isGone = ([note = '', ...others]: readonly string[]) =>
    others.length === 0 && !isPartOf(known, note);
  return { file: NOTES_FILE, ...removeKeys(text, isGone) };
}

/** Whether a key is one of these, or a group that one of them is in. */
function isPartOf(keys: readonly string[], key: string): boolean {
  return keys.some((one) => one === key || one.startsWith(`${key}.`));
}
