import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { readStateText, stateText } from '../../../../translations/state/textState.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';

/** A file as it was, as it is in this browser, and as somebody else has changed it meanwhile. */
interface Versions {
  origin: string;
  mine: string;
  theirs: string;
}

interface Merged {
  text: string;
  /** The texts that both have changed: the merged file has theirs, and these are mine. */
  conflicts: Map<string, { text: string; before: string }>;
}

/**
 * Merges two versions of a language's file, text by text. Nothing of mine is lost.
 *
 * @param versions `theirs` is empty where the site has no such file
 */
export function mergeTexts(
  tag: string,
  { origin, mine, theirs }: Versions,
  sourceText: string,
): Merged {
  if (theirs === origin || theirs === '') return { text: mine, conflicts: new Map() };
  const [before, own, now] = [origin, mine, theirs].map((text) => readLocaleText(text).entries);
  const kept = new Map<string, string>();
  const conflicts: Merged['conflicts'] = new Map();
  for (const key of expectedKeys(readLocaleText(sourceText).entries.keys(), tag).keys()) {
    const [old = '', text = '', other = ''] = [before, own, now].map((one) => one?.get(key)?.value);
    if (text === old || text === other) continue;
    if (other === old) kept.set(key, text);
    else conflicts.set(key, { text, before: old });
  }
  return { text: writeText(tag, theirs, sourceText, kept), conflicts };
}

/**
 * Merges two versions of a state file, line by line: mine where I have changed it.
 *
 * @param keys of the language, in the file's order
 * @param lost keys of the texts of which the file has theirs
 */
export function mergeStates(
  { origin, mine, theirs }: Versions,
  keys: Iterable<string>,
  lost: Pick<ReadonlySet<string>, 'has'>,
): string {
  const [before, own, now] = [origin, mine, theirs].map((text) => readStateText(text).texts);
  const line = (texts: typeof own, key: string) => JSON.stringify(texts?.get(key));
  const all = [...keys];
  const merged = new Map(now);
  for (const key of all) {
    if (lost.has(key) || line(own, key) === line(before, key)) continue;
    const state = own?.get(key);
    if (state) merged.set(key, state);
    else merged.delete(key);
  }
  return stateText(merged, all);
}
