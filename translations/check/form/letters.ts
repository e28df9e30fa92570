import type { FormRule, TextToCheck } from './languageRules.ts';

export const LETTER_RULES: FormRule[] = [
  foreignLetter,
  formOfLetter,
  misreadLetter,
  emoji,
  htmlCharacter,
  otherCase,
  unfinished,
  longWord,
];

/**
 * Finds letters of another language: of a script that is neither its own nor Latin, look-alikes in a
 * word, and marks of the other direction.
 */
function foreignLetter({ value, english, rules }: TextToCheck): string | undefined {
  const [mark] = (!rules.isRightToLeft && /[\u061C\u200F]/.exec(value)) || [];
  if (mark)
    return `has the invisible mark ${codesOf(mark)}, for languages from right to left: remove it`;
  const [found] =
    rules.foreignLetters.exec(value) ?? rules.otherLetters?.exec(value) ?? MIXED.exec(value) ?? [];
  return found && !english.includes(found)
    ? `has “${found}” in letters of another language (${codesOf(found)}): type it anew`
    : undefined;
}

/** Latin and Cyrillic or Greek letters side by side, since many of them look alike. */
const MIXED = /\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}/u;

function codesOf(text: string): string {
  const [first = ''] = text;
  return `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Finds letters in the wrong form: shapes that only fonts should choose, or accents on their own. */
function formOfLetter({ value }: TextToCheck): string | undefined {
  const [shape] = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF66-\uFF9F]/u.exec(value) ?? [];
  if (shape) return `has “${shape}”, a shape of “${shape.normalize('NFKC')}”: write that letter`;
  return value === value.normalize('NFC')
    ? undefined
    : 'has accents that are characters of their own: saving it in the panel joins them';
}

/** Letters that were saved as UTF-8 and read as another encoding: `Ã¼`, `â€™`. */
const MISREAD =
  /[ÃÅ][\u0080-\u009F\u00A1-\u00BF‚ƒ„†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œ]|Â[\u00A0-\u00BF]|â€.?|ðŸ|Ð[\u0080-\u00BF]/;

/** Finds letters that an editor misread. */
function misreadLetter({ value }: TextToCheck): string | undefined {
  const [found] = MISREAD.exec(value) ?? [];
  return found && `has “${found}”, a letter that was read in the wrong encoding: type it anew`;
}

/** Finds emoji: the pages have none, and every system draws them differently. */
function emoji({ value, english }: TextToCheck): string | undefined {
  const [found] = /\p{Emoji_Presentation}|\uFE0F/u.exec(value) ?? [];
  return found && !english.includes(found)
    ? `has the emoji ${found}: write it in words`
    : undefined;
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '‹', gt: '›', quot: '”', apos: '’' };

/** Finds characters as HTML writes them, which a text shows as they are. */
function htmlCharacter({ value }: TextToCheck): string | undefined {
  const [found, name = ''] = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.exec(value) ?? [];
  const character = CHARACTERS[name] ?? 'the character itself';
  return found && `has “${found}”, which is shown so: write ${character}`;
}

/** Finds a text that begins with a small letter, or is in capitals, where the English is not. */
function otherCase({ value, english, rules }: TextToCheck): string | undefined {
  if (!rules.hasCapitals) return undefined;
  const [shouted] = value.match(/(?<![\p{L}_{])\p{Lu}{4,}(?![\p{L}_}])/u) ?? [];
  if (shouted && !english.includes(shouted)) return `has “${shouted}” in capitals`;
  const [start] = /^\p{Ll}{2,}(?=[\s,.:])/u.exec(value) ?? [];
  return start && /^[^\p{L}]*\p{Lu}/u.test(english) && !english.includes(start)
    ? `begins with a small letter: “${start}”`
    : undefined;
}

/** Finds what its author wanted to come back to. */
function unfinished({ value, english }: TextToCheck): string | undefined {
  const [found] = /\b(?:TODO|FIXME|xxx+)\b|\?\?\?/i.exec(value) ?? [];
  // In Spanish and Portuguese, “todo” is a word.
  const isWord = found?.toUpperCase() === 'TODO' && found !== 'TODO';
  return found && !isWord && !english.includes(found)
    ? `has “${found}”: finish it, or leave "" until you know`
    : undefined;
}

/** Longer words do not fit the headlines of the smallest screens on one line. */
const LONGEST = 18;

/** Other scripts need no hyphen where a line breaks. */
const LETTERS = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]+/gu;

/** Finds words in headlines that need a soft hyphen. */
function longWord({ key, value }: TextToCheck): string | undefined {
  if (!key.endsWith('.title') || key.endsWith('meta.title')) return undefined;
  const word = value.match(LETTERS)?.find((one) => one.length > LONGEST);
  return word && `has the long word “${word}”: write \\u00ad where it may break`;
}
