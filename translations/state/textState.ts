import { createHash } from 'node:crypto';
import type { LocaleProblem } from '../files/localeText.ts';

/** What is recorded of a translated text in `locales/state/`. */
export interface TextState {
  /** The hash of the English text that it was made from. */
  hash: string;
  /** Whether a second person agreed with it. */
  isReviewed: boolean;
}

const LINE = /^\s*"([^"\\]+)"\s*:\s*"([0-9a-f]{8})( reviewed)?"\s*,?\s*$/;
const BRACES_OR_EMPTY = /^[{}\s]*$/;

/**
 * Reads a state file line by line, so that a conflict that Git has left in it costs no other line.
 * A line that cannot be read is a problem, and its text has no state.
 */
export function readStateText(text: string): {
  texts: Map<string, TextState>;
  problems: LocaleProblem[];
} {
  const texts = new Map<string, TextState>();
  const problems: LocaleProblem[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const [, key, hash, reviewed] = LINE.exec(line) ?? [];
    const problem = (message: string) =>
      problems.push({ line: index + 1, key: key ?? '', message });
    if (key === undefined || hash === undefined) {
      if (!BRACES_OR_EMPTY.test(line)) {
        problem('is no line such as "home.hero.title": "3f2a9c1d reviewed"; it is ignored');
      }
      continue;
    }
    if (texts.has(key)) problem('is recorded a second time; the last line counts');
    texts.set(key, { hash, isReviewed: reviewed !== undefined });
  }
  return { texts, problems };
}

/** Writes a state file with the states of these keys, in their order. */
export function stateText(texts: ReadonlyMap<string, TextState>, keys: Iterable<string>): string {
  const lines: Record<string, string> = {};
  for (const key of keys) {
    const state = texts.get(key);
    if (state) lines[key] = state.isReviewed ? `${state.hash} reviewed` : state.hash;
  }
  return `${JSON.stringify(lines, null, 2)}\n`;
}

/** Returns the first 8 hexadecimal digits of the SHA-256 of an English text. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}
