/** Columns of a line: replies quote it and still fit into 80. */
const COLUMNS = 72;

/** A script whose letters take two columns and whose words have no spaces between them. */
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60]/u;
const OPENING = /\p{Ps}$|\p{Pi}$/u;

/** Joins paragraphs to a plain text. The lines of one are wrapped, but never inside of a link. */
export function mailText(tag: string, paragraphs: readonly (readonly string[])[]): string {
  return `${paragraphs.map((lines) => lines.map((line) => wrap(line, tag)).join('\n')).join('\n\n')}\n`;
}

function wrap(text: string, tag: string): string {
  const lines = [''];
  for (const piece of pieces(text, tag)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && width(line + piece.trimEnd()) > COLUMNS) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Splits a text where its language allows a new line. */
function pieces(text: string, tag: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(
    text,
  )) {
    const before = found.at(-1);
    const isStart = isWordLike || OPENING.test(segment);
    const isBreak =
      before?.endsWith(' ') ||
      (isStart && WIDE.test(segment + before) && !OPENING.test(before ?? ''));
    if (before === undefined || (isBreak && segment !== ' ')) found.push(segment);
    else found[found.length - 1] += segment;
  }
  return found;
}

function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}
