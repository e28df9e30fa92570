import { isSentence } from '../texts/sentence.ts';

/** What is recorded of a translated text in `locales/state/`. */
export interface TextState {
  /** The hash of the English text that it was made from. */
  hash: string;
  /** The hash of the English and the translation whose hints a translator dismissed as intended. */
  intended?: string;
}

const LINE = /^\s*"([^"\\]+)"\s*:\s*"([0-9a-f]{8})(?: intended ([0-9a-f]{8}))?"\s*,?\s*$/;

/**
 * Reads a state file line by line, so that a Git conflict in it does not affect other lines.
 * Lines that cannot be read are lost when the file is written again.
 */
export function readStateText(text: string): Map<string, TextState> {
  const texts = new Map<string, TextState>();
  for (const line of text.split('\n')) {
    const [, key = '', hash, intended] = LINE.exec(line) ?? [];
    if (hash) texts.set(key, { hash, ...(intended && { intended }) });
  }
  return texts;
}

/** Returns whether a state file says that its language is offered to visitors, if it says so. */
export function offeredIn(text: string): boolean | undefined {
  const [, offered] = /"offered"\s*:\s*(true|false)/.exec(text) ?? [];
  return offered === undefined ? undefined : offered === 'true';
}

/**
 * Writes a state file with the states of these keys, in their order.
 *
 * @param offered what its first line says, if anything
 */
export function stateText(
  texts: ReadonlyMap<string, TextState>,
  keys: Iterable<string>,
  offered?: boolean,
): string {
  const lines = [...keys].flatMap((key): [string, string][] => {
    const { hash, intended } = texts.get(key) ?? {};
    return hash ? [[key, intended ? `${hash} intended ${intended}` : hash]] : [];
  });
  return `${JSON.stringify({ offered, ...Object.fromEntries(lines) }, null, 2)}\n`;
}

/**
 * Whether a text with this state was made from a different English text. Without a state, this is
 * unknown.
 */
export function isOutdated(state: TextState | undefined, english: string): boolean {
  return state !== undefined && state.hash !== hashOf(english);
}

/** Whether a text is marked as intended, and neither it nor its English has changed since. */
export function isIntended(
  state: TextState | undefined,
  english: string,
  translation: string,
): boolean {
  return state?.intended !== undefined && state.intended === hashOf(english, translation);
}

/** Whether a text is marked as rightly the same as the English: a term that the language shares. */
export function isIntendedCopy(
  state: TextState | undefined,
  english: string,
  translation: string,
): boolean {
  return !isSentence(english) && isIntended(state, english, translation);
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
