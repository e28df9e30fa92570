import type { TextToCheck } from './languageRules.ts';

const QUOTES = /[“”„‟«»‹›「」『』‘‚〝〞]/gu;

/** Finds quotation marks of another language, and those that are not closed. */
export function foreignQuote({ value, rules: { quotes } }: TextToCheck): string | undefined {
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
  return isOpen ? `opens or closes an extra quotation mark: ${found.join(' ')}` : undefined;
}

/** The marks that end a sentence, by their meaning, in the scripts that have their own. */
const MARKS = {
  'a period': '.。．।۔։።᙮',
  'a question mark': '?？؟՞፧',
  'an exclamation mark': '!！՜',
  'a colon': ':：',
  'an ellipsis': '…⋯',
};
/** Closing characters at the end of a text: quotation marks, brackets and spaces. */
const CLOSING = /[\p{Pe}\p{Pf}\p{Pi}"'”“\s\p{Cf}]+$/u;

/** Finds a text that ends differently from the English, for example without its question mark. */
export function otherEnding({ value, english, rules }: TextToCheck): string | undefined {
  const [wanted, found] = [endingOf(english, 'en'), endingOf(value, rules.language)];
  if (wanted === found) return undefined;
  // Whether labels and headlines end with a mark depends on the language.
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
