/** A range of a text, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** Folds and trims the typed text. An empty term matches everything. */
export function searchTerm(typed: string): string {
  return fold(typed.trim());
}

export function contains(text: string, term: string): boolean {
  return fold(text).includes(term);
}

/** Returns every match in the text, in order and not overlapping; whole letters only. */
export function matches(text: string, term: string): Range[] {
  if (term === '') return [];
  let folded = '';
  /** For each UTF-16 unit of `folded`, the letter that it came from. */
  const origins: Range[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const origin = { start: index, end: index + letter.length };
    const units = fold(letter);
    for (let unit = 0; unit < units.length; unit += 1) origins.push(origin);
    folded += units;
  }
  const ranges: Range[] = [];
  let from = folded.indexOf(term);
  while (from !== -1) {
    const to = from + term.length;
    const start = origins[from]?.start ?? 0;
    // Not twice in a letter that folds to several, as ß does.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end: origins[to - 1]?.end ?? 0 });
    from = folded.indexOf(term, to);
  }
  return ranges;
}

/** A letter with its marks. */
const LETTER = /.\p{M}*/gsu;

/** Accents and Arabic vowel signs, which are often not typed, and invisible characters. */
const IGNORED = /[\u0300-\u036f\u064b-\u065f\u0670\p{Cf}]/gu;

/**
 * Folds what is searched for alike: case, accents, forms of the same letter, katakana and hiragana,
 * and Arabic final letters that are typed for one another. Upper case, because two lower-case
 * letters (σ, ς) have the same one.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}
