/** What is recorded of a translated text in `locales/state/`. */
export interface TextState {
  /** The hash of the English text that it was made from. */
  hash: string;
  /** The hash of the English and the translation that a second person agreed with. */
  reviewed?: string;
  /** The hash of the English and the translation whose hints were dismissed as intended. */
  meant?: string;
}

/** A mark on a text, which is valid until the English or the translation changes. */
export type Mark = 'reviewed' | 'meant';

const LINE =
  /^\s*"([^"\\]+)"\s*:\s*"([0-9a-f]{8})(?: reviewed ([0-9a-f]{8}))?(?: meant ([0-9a-f]{8}))?"\s*,?\s*$/;

/**
 * Reads a state file line by line, so that a Git conflict in it does not affect other lines.
 * Lines that cannot be read are lost when the file is written again.
 */
export function readStateText(text: string): Map<string, TextState> {
  const texts = new Map<string, TextState>();
  for (const line of text.split('\n')) {
    const [, key = '', hash, reviewed, meant] = LINE.exec(line) ?? [];
    if (hash) texts.set(key, { hash, ...(reviewed && { reviewed }), ...(meant && { meant }) });
  }
  return texts;
}

/** Writes a state file with the states of these keys, in their order. */
export function stateText(texts: ReadonlyMap<string, TextState>, keys: Iterable<string>): string {
  const lines = [...keys].flatMap((key): [string, string][] => {
    const { hash, reviewed, meant } = texts.get(key) ?? {};
    const marks = (reviewed ? ` reviewed ${reviewed}` : '') + (meant ? ` meant ${meant}` : '');
    return hash ? [[key, hash + marks]] : [];
  });
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}

/**
 * Whether a text with this state was made from a different English text. Without a state, this is
 * unknown.
 */
export function isOutdated(state: TextState | undefined, english: string): boolean {
  return state !== undefined && state.hash !== hashOf(english);
}

/** Whether a text has this mark, and neither the English nor the translation has changed since. */
export function isMarked(
  state: TextState | undefined,
  mark: Mark,
  english: string,
  translation: string,
): boolean {
  return state?.[mark] !== undefined && state[mark] === hashOf(english, translation);
}

/** Returns 8 hexadecimal digits that differ for different texts (FNV-1a, mixed once more). */
export function hashOf(...texts: string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(texts.join('\0'))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
