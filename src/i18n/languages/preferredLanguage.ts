/**
 * The offered language that a reader would like best: of the first wish that can be met, the very tag, else
 * one of the same language in the same script, in whatever country (`de-AT` is met by `de`, `pt-PT` by
 * `pt-BR`, but `zh-TW` not by `zh-Hans`).
 *
 * @param wishes BCP 47 tags, the dearest first, as in `navigator.languages`; what is no tag is passed over.
 */
export function preferredLanguage(
  wishes: readonly string[],
  offered: readonly string[],
): string | undefined {
  for (const wish of wishes) {
    const met =
      offered.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
      offered.find((tag) => written(tag) === written(wish));
    if (met) return met;
  }
  return undefined;
}

/**
 * Whether a page is surely in what its reader likes best, without knowledge of scripts: exactly that, or the
 * same language, which no other page is in.
 *
 * @param wish the dearest of the reader's languages
 */
export function isSurelyPreferred(wish = '', tag: string, offered: readonly string[]): boolean {
  const isMeant = (other: string) => other.split('-')[0] === wish.split('-')[0];
  return (
    wish === tag || (isMeant(tag) && !offered.some((other) => other !== tag && isMeant(other)))
  );
}

/** A tag's language and script: `de-Latn`; a tag that is none is itself. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
