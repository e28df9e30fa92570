/** A text that can be searched. */
export interface SearchableText {
  text: string;
  /** Folds the text on first use only: a page without a search folds nothing. */
  folded: () => FoldedText;
}

/** The folded letters of a text, and where each one came from. */
interface FoldedText {
  letters: string;
  /** For each UTF-16 unit of `letters`, the original letter that it came from. */
  origins: Range[];
}

/** A range of the original text, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** Prepares a text for searching by its language's rules; folds it on first use. */
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
 * Folds a text letter by letter by the language's own rules, so that "DONNEES" finds "données":
 * case, and the marks and letter forms that the language treats as equal (é and e in French, but
 * not ñ and n in Spanish). Drops invisible characters such as soft hyphens.
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

/** Combining marks and invisible characters, but not voicing marks: those make other letters. */
const MARKS = /(?![\u3099\u309A])[\p{M}\p{Cf}]/gu;

function withoutMarks(letter: string, collator: Intl.Collator): string {
  const plain = letter.normalize('NFKD').replace(MARKS, '');
  return plain !== letter && collator.compare(plain, letter) === 0 ? plain : letter;
}

/**
 * Maps katakana to hiragana, and Arabic final letters that are typed for one another to one of
 * them. Keeps the number of UTF-16 units.
 */
function sameLetters(letters: string): string {
  return letters
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');
}

/** Converts to upper case first, so that two lower-case forms (σ, ς) fold to the same letter. */
function foldCase(letter: string, locale: string): string {
  const upper = letter.toLocaleUpperCase(locale);
  // ß becomes SS in upper case, but must not match ss.
  return (upper.length === letter.length ? upper : letter).toLocaleLowerCase(locale);
}

/** Folds and trims the typed text. An empty term matches everything. */
export function searchTerm(typed: string, locale: string): string {
  const term = typed.trim();
  // Loading the language's collation rules takes 50 ms on a slow phone: not before it is needed.
  return term && fold(term, locale).letters;
}

export function contains({ folded }: SearchableText, term: string): boolean {
  return term === '' || folded().letters.includes(term);
}

/** Returns every match in the text, in order and not overlapping; whole letters only. */
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
