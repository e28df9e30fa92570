import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../../translations/check/tagProblem.ts';
import { contentOf, translatedTags } from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { readNotes } from '../../translations/files/notes.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../../translations/files/paths.ts';
import { fillLocale } from '../../translations/files/writeText.ts';
import { earlierSources } from '../../translations/state/earlierEnglish.ts';
import { changeState, readState, recordTexts } from '../../translations/state/stateFiles.ts';
import { hashOf, type TextState } from '../../translations/state/textState.ts';
import {
  outdatedKeys,
  readTranslation,
  translatedKeys,
} from '../../translations/state/translation.ts';
import { expectedKeys, withoutPluralForm } from '../../translations/texts/keys.ts';

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
 * Records that translations are right for today's English, whether they were edited or not.
 *
 * @throws Error if one does not exist
 */
export function still(root: string, tag: string, names: readonly string[]): string {
  const { english, translated } = readTranslation(root, tag);
  if (names.length === 0) throw new Error(`which texts? npm run i18n -- still ${tag} <key …>`);
  const keys = namedTexts(names, english.keys()).filter((key) => translated.has(key));
  if (keys.length === 0) throw new Error(`${names.join(', ')} is not translated yet`);
  recordTexts(root, tag, keys);
  return `Right for today’s English: ${listed(tag, keys)}`;
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
  recordTexts(root, tag, keys, { isReviewed: true });
  return `Reviewed: ${listed(tag, keys)}`;
}

/**
 * Records that English texts have changed but not their meaning: what was translated from their
 * last wording counts as translated from today's. Texts that were outdated before stay so.
 *
 * @throws Error if a text does not exist, or has not changed as far as the history tells
 */
export function reworded(root: string, names: readonly string[]): string {
  if (names.length === 0) throw new Error('which texts? npm run i18n -- reworded <key …>');
  const source = readLocaleText(contentOf(root, SOURCE_FILE)).entries;
  const english = new Map([...source].map(([key, { value }]) => [key, value]));
  const before = lastWordings(root, namedTexts(names, english.keys()), english);
  if (before.size === 0) {
    throw new Error(
      `no earlier English of ${names.join(', ')} is in the history; git fetch --unshallow completes a shallow clone`,
    );
  }
  const lines = translatedTags(root).flatMap((tag) => {
    const { texts } = readState(root, tag);
    const changes = new Map<string, TextState>();
    const outdated: string[] = [];
    for (const [key, model] of expectedKeys(english.keys(), tag)) {
      const [was, is] = [before.get(model), english.get(model)];
      const state = texts.get(key);
      if (was === undefined || is === undefined || !state || state.hash === hashOf(is)) continue;
      if (state.hash === hashOf(was)) changes.set(key, { ...state, hash: hashOf(is) });
      else outdated.push(key);
    }
    if (changes.size > 0) changeState(root, tag, changes);
    return [
      ...(changes.size > 0
        ? [`Right for today’s English: ${listed(tag, [...changes.keys()])}`]
        : []),
      ...(outdated.length > 0 ? [`Outdated before, and still: ${listed(tag, outdated)}`] : []),
    ];
  });
  return lines.join('\n') || 'No translation was made from the last wording; nothing is changed.';
}

/** Finds the last wording of these texts that differs from today's. */
function lastWordings(
  root: string,
  keys: readonly string[],
  english: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const version of earlierSources(root)) {
    for (const key of keys) {
      const text = version.get(key);
      if (text !== undefined && text !== english.get(key) && !found.has(key)) found.set(key, text);
    }
  }
  return found;
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
