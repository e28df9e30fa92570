/** The room for a title, which ends before the glass and below the product's name. */
export const TITLE_WIDTH = 620;
const TITLE_HEIGHT = 330;
const MOST_LINES = 3;

const SIZES = [96, 84, 76, 68, 60, 52, 46, 40, 36];
export const SMALLEST_SIZE = Math.min(...SIZES);

/** The widths and heights of lines, in em. */
export interface Measures {
  lineHeight: number;
  widthOf: (text: string) => number;
}

/** How much larger letters must become to be worth one more line. */
const WORTH_A_LINE = 1.3;

/**
 * Breaks a title into lines between words, in a size in which they have room.
 *
 * @returns `undefined` if they have room in no size
 */
export function titleLines(title: string, measures: Measures) {
  const words = wordsOf(title);
  let best: ReturnType<typeof inLines>;
  for (let most = 1; most <= MOST_LINES; most += 1) {
    const setting = inLines(words, most, measures);
    if (setting && !(best && setting.fontSize < WORTH_A_LINE * best.fontSize)) best = setting;
  }
  return best;
}

/** Sets words in the largest size in which so many lines have room. */
function inLines(words: readonly string[], most: number, { lineHeight, widthOf }: Measures) {
  for (const fontSize of SIZES) {
    const width = TITLE_WIDTH / fontSize;
    const lines = linesOf(words, (line) => widthOf(line) <= width);
    const isWide = lines.some((line) => widthOf(line) > width);
    const isHigh = lines.length > most || lines.length * lineHeight * fontSize > TITLE_HEIGHT;
    if (!isWide && !isHigh) return { fontSize, lines };
  }
  return undefined;
}

/** Fills lines with words. A word that does not fit has a line for itself. */
function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && fits(line.trim())) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** Splits a text where a line may end. */
function wordsOf(text: string): string[] {
  return text.split(AFTER_SPACE).flatMap((word) => {
    const shown = word.replace('\u200b', '');
    return WITHOUT_SPACES.test(shown) ? dictionaryWords(shown) : shown;
  });
}

/**
 * After a space, or a comma of a language without spaces. A mark of repetition, as in Thai, starts
 * no line.
 */
const AFTER_SPACE = /(?<=[ \u200b、，])(?!\p{Lm})/u;

/**
 * Scripts that write no spaces, and whose words a dictionary knows. It knows Japanese words as well,
 * but some of them start no line.
 */
const WITHOUT_SPACES = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Splits a text into words, each with the marks that follow it. */
function dictionaryWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter([], { granularity: 'word' }).segment(text)) {
    const startsLine = /^[\p{L}\p{N}]/u.test(segment) && !/^\p{Lm}/u.test(segment);
    if (startsLine) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  }
  return words;
}
