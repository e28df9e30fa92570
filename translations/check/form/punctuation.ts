import type { FormRule, LanguageRules, TextToCheck } from './languageRules.ts';

export const PUNCTUATION_RULES: FormRule[] = [
  superfluousSpace,
  breakableSpace,
  straightQuote,
  foreignQuote,
  wrongMark,
  invertedMarks,
  otherEnding,
];

/** French sets a narrow no-break space before these, but not within a time or an address. */
const FRENCH_MARK = /(?<![\u00A0\u202F?!])([?!;:»])(?![\p{L}\p{N}/])/u;
const FRENCH_OPENING = /«(?![\u00A0\u202F])/;

/** Finds spaces that are too many. */
function superfluousSpace({ value, rules }: TextToCheck): string | undefined {
  if (value !== value.trim()) return 'begins or ends with a space: remove it';
  if (/[\t\n\r]/.test(value)) return 'has a line break or tab, which the page shows as a space';
  if (/\s\s/.test(value)) return 'has two spaces in a row: remove one';
  if (/^[^ ]*(?:[\u00A0\u202F][^ ]*){2}$/.test(value)) {
    return 'has no space at which a line can break: write ordinary spaces';
  }
  const [, mark] =
    (rules.hasSpacedMarks ? /\s([,.])(?!\S)/ : /\s([,.?!;:])(?!\S)/).exec(value) ?? [];
  return mark && `has a space before “${mark}”: remove it`;
}

/** Finds spaces where the language's rules ask for one at which no line breaks. */
function breakableSpace({ value, rules }: TextToCheck): string | undefined {
  if (rules.hasSpacedMarks) {
    const [, mark] = FRENCH_MARK.exec(value) ?? [];
    if (mark) return `needs a no-break space before “${mark}”: write \\u202f there`;
    if (FRENCH_OPENING.test(value)) return 'needs a no-break space after “«”: write \\u00a0 there';
  }
  const [, word] = rules.oneLetterWord?.exec(value) ?? [];
  if (word) return `needs a no-break space after “${word}”: write \\u00a0 instead of the space`;
  const [unit] = /\d (?:%|‰|°|€|\$|[KMGT]B\b|[KMGT]o\b)| …$/.exec(value) ?? [];
  return unit && `needs a no-break space in “${unit}”: write \\u00a0 instead of the space`;
}

/** Finds straight quotation marks and apostrophes, and accents in their place. */
function straightQuote({ value, english, rules }: TextToCheck): string | undefined {
  if (/"/.test(value)) {
    return `has a straight ": write your language’s own marks, such as ${rules.quotes ?? '“…”, „…“ or «…»'}`;
  }
  if (/[´`]/.test(value)) return 'has ´ or ` for an apostrophe or a quotation mark: write ’';
  return value.includes("'") && !/^\W*'/.test(english) ? "has a straight ': write ’" : undefined;
}

const QUOTES = /[“”„‟«»‹›「」『』‘‚〝〞]/gu;

/** Finds quotation marks of another language, and those that are not closed. */
function foreignQuote({ value, rules: { quotes } }: TextToCheck): string | undefined {
  const found = value.match(QUOTES) ?? [];
  if (!quotes || found.length === 0) return undefined;
  const [outer = ''] = quotes.split(' / ');
  const allowed = outer.includes(found[0] ?? '') ? quotes : outer;
  const foreign = found.find((mark) => !allowed.includes(mark));
  if (foreign) return `has “${foreign}”: the quotation marks of this language are ${quotes}`;
  const count = (mark: string) => value.split(mark).length - 1;
  const isOpen = quotes.split(/ (?:\/ )?/).some(([open = '', close = '']) => {
    // An apostrophe closes nothing.
    if (close === '’') return false;
    return open === close ? count(open) % 2 === 1 : count(open) !== count(close);
  });
  return isOpen ? `opens or closes a quotation mark too many: ${found.join(' ')}` : undefined;
}

const EAST_ASIAN = '\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}';
const ARABIC = '[\\p{sc=Arab}\\p{M}]';

/** Marks that are not the script's own, or are no marks at all, and what to write. */
const WRONG_MARKS: [mark: RegExp, advice: string, isFor?: (rules: LanguageRules) => boolean][] = [
  [/\.\.\./, 'write … instead'],
  [/(?<!\.)\.\.(?!\.)|,,|،،|。。/, 'write it once'],
  [/(?<=[\p{L}\p{N}.,] )-(?= )/u, 'write a dash: – or —'],
  [/\*\*|__|(?<![\p{L}\d])\*\S[^*]*\*|\[[^\]]*\]\(|^#+ /u, 'texts have no Markdown'],
  [/\\[nrtu"']/, 'it is shown as it is: remove it'],
  [/[\uFF01-\uFF5E\u3000-\u3002]/, 'write it narrow', ({ hasSpaces }) => hasSpaces],
  [
    new RegExp(`(?<=[${EAST_ASIAN}ー])[?!,.:;()]|[?!,.:;()](?=[${EAST_ASIAN}])`, 'u'),
    'write it wide, as in Japanese and Chinese',
    ({ language }) => language === 'ja' || language === 'zh',
  ],
  [
    new RegExp(`(?<=${ARABIC}[ \u00A0»)]?)[?,;]`, 'u'),
    'write ؟ ، or ؛',
    ({ language }) => language === 'ar' || language === 'fa' || language === 'ur',
  ],
];

function wrongMark({ value, english, rules }: TextToCheck): string | undefined {
  for (const [mark, advice, isFor] of WRONG_MARKS) {
    if (isFor && !isFor(rules)) continue;
    const [found] = mark.exec(value) ?? [];
    // What the English has is meant, but not in another script, nor at the end.
    const isMeant = !isFor && found !== '...' && found !== undefined && english.includes(found);
    if (found && !isMeant) return `has “${found}”: ${advice}`;
  }
  return undefined;
}

/** Finds Spanish questions and exclamations that are not opened. */
function invertedMarks({ value, rules }: TextToCheck): string | undefined {
  const count = (mark: string) => value.split(mark).length - 1;
  if (rules.language !== 'es') return undefined;
  if (count('?') !== count('¿')) return 'has a “?” without its “¿”';
  return count('!') === count('¡') ? undefined : 'has a “!” without its “¡”';
}

/** The marks that end a sentence, by their meaning, in the scripts that have their own. */
const MARKS = {
  'a period': '.。．।۔։።᙮',
  'a question mark': '?？؟՞፧',
  'an exclamation mark': '!！՜',
  'a colon': ':：',
  'an ellipsis': '…⋯',
};
/** Closes what is before it: quotation marks, brackets and spaces. */
const CLOSING = /[\p{Pe}\p{Pf}\p{Pi}"'”“\s\p{Cf}]+$/u;

/** Finds a text that ends otherwise than the English: without its question mark, with a period. */
function otherEnding({ value, english, rules }: TextToCheck): string | undefined {
  const [wanted, found] = [endingOf(english, 'en'), endingOf(value, rules.language)];
  if (wanted === found) return undefined;
  // Labels and headlines have no mark in some languages, and one in others.
  if (!rules.hasSpaces && (wanted !== 'a period' || english.length < 60 || found)) return undefined;
  return wanted === undefined
    ? `ends with ${found}, the English does not`
    : `does not end with ${wanted}, as the English does`;
}

function endingOf(text: string, language: string): string | undefined {
  const trimmed = text.replace(CLOSING, '');
  if (/\.\.\.$/.test(trimmed)) return 'an ellipsis';
  const last = trimmed.at(-1) ?? '';
  if (language === 'el' && last === ';') return 'a question mark';
  return Object.entries(MARKS).find(([, marks]) => last !== '' && marks.includes(last))?.[0];
}
