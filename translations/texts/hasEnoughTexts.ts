/** The share of a language's texts that must be translated before it is offered to visitors. */
const OFFERED_FROM = 0.85;

/**
 * Whether a language can be offered to visitors for the first time: 85 % of all texts must be
 * translated, and every text of the parts that the notes call required (the form, the policies, the
 * emails).
 *
 * @param untranslatedKeys of the texts that are missing or copied from the English
 * @param total number of texts to translate
 * @param requiredParts as key prefixes
 */
export function hasEnoughTexts(
  untranslatedKeys: readonly string[],
  total: number,
  requiredParts: readonly string[],
): boolean {
  const lacksRequired = untranslatedKeys.some((key) =>
    requiredParts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return !lacksRequired && 1 - untranslatedKeys.length / total >= OFFERED_FROM;
}
