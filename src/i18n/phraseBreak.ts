/** ZERO WIDTH SPACE: a line may break here, between two phrases. No locale file contains it. */
export const PHRASE_BREAK = '\u200b';
