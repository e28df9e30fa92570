/** Folds and trims the typed text. An empty term matches everything. */
export function searchTerm(typed: string): string {
  return fold(typed.trim());
}

/** Returns whether a text contains a folded term: a case-insensitive search for a substring. */
export function contains(text: string, term: string): boolean {
  return fold(text).includes(term);
}

/**
 * Splits a text around the matches of a folded term; the parts at odd indexes are the matches.
 * Never splits a letter from its marks.
 */
export function splitAtMatches(text: string, term: string): string[] {
  if (term === '') return [text];
  let folded = '';
  /** For each UTF-16 unit of `folded`, where the letter that it came from starts and ends. */
  const origins: [start: number, end: number][] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const units = fold(letter);
    for (let unit = 0; unit < units.length; unit += 1) origins.push([index, index + letter.length]);
    folded += units;
  }
  const parts: string[] = [];
  let done = 0;
  let from = folded.indexOf(term);
  while (from !== -1) {
    const to = from + term.length;
    const [start = 0] = origins[from] ?? [];
    const [, end = 0] = origins[to - 1] ?? [];
    // Skips a second match inside a letter that folds to several, such as ß.
    if (start >= done) {
      parts.push(text.slice(done, start), text.slice(start, end));
      done = end;
    }
    from = folded.indexOf(term, to);
  }
  return [...parts, text.slice(done)];
}

/** A letter with its marks. */
const LETTER = /.\p{M}*/gsu;

/** Accents and Arabic vowel signs, which are often not typed, and invisible characters. */
const IGNORED = /[\u0300-\u036f\u064b-\u065f\u0670\p{Cf}]/gu;

/**
 * Folds a text so that a search ignores case, accents, forms of the same letter or digit, the
 * difference of katakana and hiragana, and letters that are often typed for one another. Folds to
 * upper case, which σ and ς share.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐–]/g, '-')
    .replaceAll('Ł', 'L')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}
