import { nameCharacters } from './characters.ts';

/** Web and email addresses, also without `https://`. */
const ADDRESS =
  /https?:\/\/[^\s)»”]+|www\.[^\s)»”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:app|com|dev|example|info|io|net|org)\b/gi;

/** Finds an address that the English does not name: it would lead visitors elsewhere. */
export function foreignAddress(value: string, english: string): string | undefined {
  // Hardly any text has one, and the search for all kinds takes long.
  if (!/\.\w|@|:\/\//.test(value)) return undefined;
  const known: string[] = english.match(ADDRESS) ?? [];
  const found = value.match(ADDRESS)?.find((address) => !known.includes(address));
  return found && `names the address “${nameCharacters(found)}”, which the English does not`;
}
