/** Parses a language tag (BCP 47); returns `undefined` for anything else. */
export function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
