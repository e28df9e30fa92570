/**
 * ZERO WIDTH SPACE, which marks in a text where a line may break between two phrases. Only the texts
 * that are rendered have it, not the locale files (`translations/read/withPhraseBreaks.ts`).
 */
export const PHRASE_BREAK = '\u200b';
