/**
 * Returns the best available language for a preference list: for the first preference that has one,
 * the exact tag, else the same language and script in any region (`de-AT` gets `de`, `pt-PT` gets
 * `pt-BR`, but `zh-TW` does not get `zh-Hans`). Invalid tags are ignored.
 *
 * @param requested BCP 47 tags, most preferred first, as in `navigator.languages`.
 */
export function preferredLanguage(
  requested: readonly string[],
  available: readonly string[],
): string | undefined {
  for (const request of requested) {
    const exact = available.find((tag) => tag.toLowerCase() === request.toLowerCase());
    if (exact) return exact;
    const wanted = languageAndScript(request);
    const near = available.find((tag) => languageAndScript(tag) === wanted);
    if (near) return near;
  }
  return undefined;
}

/** Returns a tag's language and script, such as `de-Latn`; an invalid tag as it is. */
function languageAndScript(tag: string): string {
  const locale = parseTag(tag)?.maximize();
  return locale ? `${locale.language}-${locale.script}` : tag;
}

/** Parses a language tag (BCP 47); returns `undefined` for anything else. */
export function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
