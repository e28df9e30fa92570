import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectedKeys } from '../../../translations/check/expectedKeys.ts';
import { SOURCE_FILE, translatedTags } from '../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { earlierSources } from '../../../translations/state/earlierEnglish.ts';
import { hashOf } from '../../../translations/state/hashOf.ts';
import { changeState, readState } from '../../../translations/state/stateFiles.ts';
import type { TextState } from '../../../translations/state/stateText.ts';
import { listed, namedTexts } from './namedTexts.ts';

/**
 * Records that English texts have changed but not their meaning: what was translated from their
 * last wording counts as translated from today's. Texts that were outdated before stay so.
 *
 * @throws Error if a text does not exist, or has not changed as far as the history tells
 */
export function reworded(root: string, names: readonly string[]): string {
  if (names.length === 0) throw new Error('which texts? npm run i18n -- reworded <key …>');
  const source = readLocaleText(readFileSync(path.join(root, SOURCE_FILE), 'utf8')).entries;
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
    for (const [key, model] of expectedKeys(new Set(english.keys()), tag)) {
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
