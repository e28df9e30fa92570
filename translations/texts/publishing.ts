/** The share of a language's texts that must be translated before it is offered to visitors. */
const PUBLISHED_FROM = 0.85;

/**
 * Whether a language can be offered to visitors for the first time: 85 % of all texts must be translated,
 * and every text of the parts that the notes call required (the form, the policies, the emails).
 *
 * @param untranslatedKeys of the texts that are missing or copied from the English
 * @param total number of texts to translate
 * @param required parts, as key prefixes
 */
export function isPublished(
  untranslatedKeys: readonly string[],
  total: number,
  required: readonly string[],
): boolean {
  const lacksRequired = untranslatedKeys.some((key) =>
    required.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return !lacksRequired && 1 - untranslatedKeys.length / total >= PUBLISHED_FROM;
}

/** Whether a text shows nothing: it is empty, or has spaces and invisible characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/u.test(text);
}

/** Whether a translation is the English text, apart from case, final marks and soft hyphens. */
export function equalsSource(translation: string, english: string): boolean {
  return translation === english || comparable(translation) === comparable(english);
}

/** Returns a text without case, final marks and characters that only allow line breaks. */
function comparable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.…!?:。！？：]+$/u, '')
    .toLowerCase();
}
