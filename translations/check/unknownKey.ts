import { closestMatch } from 'leven';

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
  if (known.some((one) => one.startsWith(`${key}.`))) {
    return 'is a group of texts in en.json: write { … } with its texts instead';
  }
  const text = known.find((one) => key.startsWith(`${one}.`));
  if (text !== undefined) return `does not fit: “${text}” is one text in en.json, not a group`;
  const meant = closestMatch(key, missing, { maxDistance: 3 });
  return meant === undefined
    ? 'is not a key of en.json: remove the line, or give it the key that en.json has now'
    : `is not a key of en.json; did you mean “${meant}”?`;
}
