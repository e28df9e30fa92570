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

/** A tag's language and script: `de-Latn`; a tag that is none is itself. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
