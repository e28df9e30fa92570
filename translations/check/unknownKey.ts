/**
 * Says what is wrong with a key that the language does not have.
 *
 * @param known the keys that it can have
 * @param missing those of them that its file lacks
 */
export function unknownKey(
  key: string,
  known: readonly string[],
  missing: readonly string[],
): string {
  const inner = known.find((one) => one.startsWith(`${key}.`))?.slice(key.length + 1);
  if (inner !== undefined) {
    const [name] = inner.split('.');
    return `is a group of texts in en.json: write { "${name}": … } with its texts instead`;
  }
  const text = known.find((one) => key.startsWith(`${one}.`));
  if (text !== undefined) return `does not fit: “${text}” is one text in en.json, not a group`;
  const meant = nearest(key, missing);
  return meant === undefined
    ? 'is not a key of en.json: remove the line, or give it the key that en.json has now'
    : `is not a key of en.json; did you mean “${meant}”?`;
}

/** Returns the candidate that a mistyped word was probably meant to be. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > MAX_DISTANCE) continue;
    const distance = levenshtein(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= MAX_DISTANCE && distance < (best?.distance ?? Infinity)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

const MAX_DISTANCE = 3;

/** Counts the letters to change, add or remove between two words. */
function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (b[j] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
