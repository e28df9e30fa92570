import type { ComparedText } from './textErrors.ts';

/** Whether a text shows nothing: it is empty, or has spaces and invisible characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/u.test(text);
}

/** Characters that change the direction of what follows, and code points that are no character. */
const HARMFUL =
  /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|[^\t\n\r\P{Cc}]|\p{Co}|\p{Cs}|\p{NChar}/u;

/** Finds a character that must not reach a page. */
export function harmfulCharacter({ value }: ComparedText): string | undefined {
  const [found] = HARMFUL.exec(value) ?? [];
  return (
    found && `has the invisible character ${nameCharacters(found)}: remove it, or retype the text`
  );
}

/** Shows invisible characters by their numbers: `{{[U+200B]product}}`. */
export function nameCharacters(text: string): string {
  return text.replace(/[^\P{C}]|[^\P{Z} ]/gu, (one) => {
    const code = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  });
}

/** Web and email addresses, also without `https://`. */
const ADDRESS =
  /https?:\/\/[^\s)»”"<>]+|www\.[^\s)»”"<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:app|com|dev|example|info|io|net|org)\b/gi;

/**
 * Finds an address on a domain that is not in the English: it would lead visitors elsewhere. What
 * precedes the domain may be translated (`you@example.com`).
 */
export function foreignAddress({ value, english }: ComparedText): string | undefined {
  // Hardly any text has one, and the search for all kinds takes long.
  if (!/\.\w|@|:\/\//.test(value)) return undefined;
  const known = english.match(ADDRESS)?.map(domainOf) ?? [];
  const found = value.match(ADDRESS)?.find((address) => !known.includes(domainOf(address)));
  return found && `has the address “${found}”, which is not in the English`;
}

/** Returns the last two names of an address's host: `https://news.example.com/a` → `example.com`. */
function domainOf(address: string): string {
  return /([\w-]+\.[\w-]+)\.?(?:[/?#:]|$)/.exec(address.toLowerCase())?.[1] ?? '';
}
