/** The share of a language's texts that must be translated before it is offered to visitors. */
export const PUBLISHED_FROM = 0.85;

/** The translators' notes (`locales/context/notes.json`), by the key or part they are about. */
export type Notes = Record<string, { required?: boolean }>;

/**
 * Whether a language that lacks these keys is offered to visitors: it must have 85 % of all texts,
 * and every text of the parts that the notes call required (the form, the errors, the policies).
 */
export function isPublished(
  fallbackKeys: readonly string[],
  total: number,
  required: readonly string[],
): boolean {
  const lacksRequired = fallbackKeys.some((key) =>
    required.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return !lacksRequired && 1 - fallbackKeys.length / total >= PUBLISHED_FROM;
}

/** Returns the parts of a locale file that the notes call required, as key prefixes. */
export function requiredParts(notes: Notes): string[] {
  return Object.keys(notes).filter((key) => notes[key]?.required);
}
