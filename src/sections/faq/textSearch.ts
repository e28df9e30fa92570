/** A text that can be searched. */
export interface SearchableText {
  text: string;
  /** Made ready when first asked for, and once: a page that nobody searches need not fold its texts. */
  folded: () => FoldedText;
}

/** A text's letters folded, and where in the original each one came from. */
interface FoldedText {
  letters: string;
  /** For each unit of `letters`, the letter of the original that it came from. */
  origins: Range[];
}

/** A stretch of the original text, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A text made ready for searching by its language's rules, when that is first asked for. */
export function searchable(text: string, locale: string): SearchableText {
  let folded: FoldedText | undefined;
  return {
    text,
    folded: () => {
      folded ??= fold(text, locale);
      return folded;
    },
  };
}

/**
 * Folds a text letter by letter by the language's own rules, so that "DONNEES" finds "données": its case,
 * and the marks and forms of letters that the language takes for the same (é for e in French, but not ñ for n
 * in Spanish). What is not seen, such as soft hyphens, is left out.
 */
function fold(text: string, locale: string): FoldedText {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  let letters = '';
  const origins: Range[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const plain = foldCase(withoutMarks(letter, collator), locale);
    const last = origins.at(-1);
    // A mark belongs to the letter before it.
    if (plain === '' && last) last.end = end;
    const origin = { start, end };
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(origin);
    letters += plain;
    start = end;
  }
  return { letters: sameLetters(letters), origins };
}

/** Combining marks and invisible characters, but not what voices kana, which are letters of their own. */
const MARKS = /(?![\u3099\u309A])[\p{M}\p{Cf}]/gu;

function withoutMarks(letter: string, collator: Intl.Collator): string {
  const plain = letter.normalize('NFKD').replace(MARKS, '');
  return plain !== letter && collator.compare(plain, letter) === 0 ? plain : letter;
}

/** Katakana as hiragana, and in Arabic the letters at words' ends that are typed for one another; unit by unit. */
function sameLetters(letters: string): string {
  return letters
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

/** Upper case first, so that letters with two lower-case forms (σ, ς) meet, then lower case. */
function foldCase(letter: string, locale: string): string {
  const upper = letter.toLocaleUpperCase(locale);
  // ß has no upper case of its own, and is not the same as ss.
  return (upper.length === letter.length ? upper : letter).toLocaleLowerCase(locale);
}

/** A search as typed, made comparable; blanks around it are ignored. Empty matches everything. */
export function searchTerm(typed: string, locale: string): string {
  return fold(typed.trim(), locale).letters;
}

export function contains({ folded }: SearchableText, term: string): boolean {
  return term === '' || folded().letters.includes(term);
}

/** Every stretch of the text that matches, in order, none overlapping; whole letters only. */
export function matches({ folded }: SearchableText, term: string): Range[] {
  if (term === '') return [];
  const { letters, origins } = folded();
  const ranges: Range[] = [];
  let from = letters.indexOf(term);
  while (from !== -1) {
    const to = from + term.length;
    ranges.push({ start: origins[from]?.start ?? 0, end: origins[to - 1]?.end ?? 0 });
    from = letters.indexOf(term, to);
  }
  return ranges;
}
