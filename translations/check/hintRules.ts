import { nameCharacters } from '../texts/characters.ts';

/**
 * A fault that translators make without noticing it. What a translator sees and decides, such as
 * wording, is left to people.
 */
export interface HintRule {
  id: string;
  /** The languages that it applies to; all by default. A language includes its regions. */
  only?: readonly string[];
  /** The languages that it does not apply to. */
  except?: readonly string[];
  /** A pattern of the fault, or a function that returns the part that is wrong or missing. */
  finds: RegExp | ((english: string, text: string) => string | undefined);
  /** What to do about it. */
  says: string;
}

/** Languages without spaces between words, in which labels and headlines end as they like. */
const WITHOUT_SPACES = ['ja', 'km', 'lo', 'my', 'th', 'zh'];
const NO_BREAK_SPACE = 'use a no-break space (\\u00a0)';

export const HINT_RULES: readonly HintRule[] = [
  // Spaces
  { id: 'space at the start or end', finds: /^\s+|\s+$/, says: 'remove it' },
  { id: 'double space', finds: /\s\s|[\t\n\r]/, says: 'use one space' },
  { id: 'space before punctuation', finds: /\s[,.](?!\S)/, says: 'remove the space' },
  { id: 'space before ? ! ; :', except: ['fr'], finds: /\s[?!;:](?!\S)/, says: 'remove the space' },
  {
    id: 'French punctuation without a no-break space',
    only: ['fr'],
    except: ['fr-CA'],
    // Not within a time or an address.
    finds: /(?<![\u00A0\u202F?!])[?!;:»](?![\p{L}\p{N}/])|«(?![\u00A0\u202F])/u,
    says: 'use a narrow no-break space (\\u202f)',
  },
  {
    id: 'space between a number and its unit',
    finds: /\d (?:[%‰°€$]|[KMGT][Bo]\b)/,
    says: NO_BREAK_SPACE,
  },
  {
    id: 'space after a word of one letter',
    only: ['cs', 'pl', 'sk'],
    finds: /(?<![\p{L}\p{N}+])[aikosuvwz] /iu,
    says: NO_BREAK_SPACE,
  },

  // Punctuation
  { id: 'straight quotation mark', finds: /"/, says: 'use the quotation marks of your language' },
  {
    id: 'English quotation mark in „…“',
    only: ['bg', 'cs', 'de', 'sk', 'sl'],
    finds: /(?<!\p{L})“(?=\p{L})|”/u,
    says: 'use „…“',
  },
  { id: 'English quotation mark in „…”', only: ['hu', 'pl', 'ro'], finds: /“/, says: 'use „…”' },
  {
    id: 'English quotation mark in «…»',
    only: ['ar', 'be', 'el', 'es', 'fr', 'nb', 'ru', 'uk'],
    finds: /^[^«]*[“”]/,
    says: 'use «…», and “…” only within them',
  },
  { id: 'English quotation mark in 「…」', only: ['ja'], finds: /[“”]/, says: 'use 「…」' },
  { id: 'unclosed quotation mark', finds: unclosedQuote, says: 'close it' },
  { id: 'straight apostrophe', finds: /['´`]/, says: 'use ’' },
  { id: 'three periods', finds: /\.\.\./, says: 'use …' },
  { id: 'repeated punctuation', finds: /(?<!\.)\.\.(?!\.)|,,|،،|。。/, says: 'write it once' },
  { id: 'hyphen as a dash', finds: / - /, says: 'use – or —' },
  { id: 'question without ¿', only: ['es'], finds: /^[^¿]*\?/, says: 'add ¿ at its start' },
  { id: 'exclamation without ¡', only: ['es'], finds: /^[^¡]*!/, says: 'add ¡ at its start' },
  {
    id: 'half-width punctuation',
    only: ['ja', 'zh'],
    finds:
      /[?!,.:;()](?:(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー].)|(?=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]))/u,
    says: 'use the full-width form',
  },
  {
    id: 'Latin punctuation in Arabic script',
    only: ['ar', 'fa', 'ur'],
    finds: /[?,;](?<=[\p{sc=Arab}\p{M}][ \u00A0»)]?.)/u,
    says: 'use ؟ ، or ؛',
  },
  {
    id: 'other punctuation at the end',
    // In Greek, a semicolon is a question mark.
    except: ['el', ...WITHOUT_SPACES],
    finds: otherEnding,
    says: 'end as the English does',
  },

  // Characters
  {
    id: 'invisible character',
    // These use zero-width spaces to break lines.
    except: WITHOUT_SPACES,
    finds: /[\u115F\u1160\u180E\u200B\u3164\uFEFF\uFFA0]/,
    says: 'remove it',
  },
  {
    id: 'letter of another alphabet within a word',
    finds: /\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}/u,
    says: 'retype the word',
  },
  { id: 'Persian letter in Arabic', only: ['ar'], finds: /[\u06A9\u06CC]/, says: 'use ك or ي' },
  { id: 'Arabic letter in Persian', only: ['fa'], finds: /[\u0643\u064A]/, says: 'use ک or ی' },
  {
    id: 'ligature or other letter form',
    finds: /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF66-\uFF9F]/,
    says: 'type the letters, which a PDF file joins',
  },
  {
    id: 'wrong encoding',
    finds: /[ÃÂÐ][\u0080-\u00BF\u0152-\u0192\u2013-\u203A]|â€/,
    says: 'retype the letters',
  },
  {
    id: 'escape sequence',
    finds: /\\[nrtu"']|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    says: 'type the character itself, since visitors see this as it is',
  },

  // Words and values
  {
    id: 'repeated word',
    // German and French repeat some words.
    finds: /(?<!\p{L})(?!(?:das|die|nous|vous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    says: 'remove one of the two',
  },
  {
    id: 'unfinished text',
    finds: /\b(?:TODO|FIXME|XXX)\b|\?\?\?/,
    says: 'finish it, or leave the text empty',
  },
  { id: 'English words', finds: englishWords, says: 'translate them' },
  { id: 'number of the English is missing', finds: missingNumber, says: 'keep its value' },
  {
    id: 'other currency than in the English',
    finds: (english, text) => text.match(/\p{Sc}/gu)?.find((sign) => !english.includes(sign)),
    says: 'keep the currency',
  },
  { id: 'name of the English is missing', finds: missingName, says: 'keep its spelling' },
];

/** Returns the rules for a language. */
export function hintRulesFor(tag: string): HintRule[] {
  const isIn = (languages: readonly string[]) =>
    languages.includes(tag) || languages.includes(tag.split('-')[0] ?? '');
  return HINT_RULES.filter(
    ({ only, except }) => (!only || isIn(only)) && !(except && isIn(except)),
  );
}

/** Returns the hint of a rule on a text, if it finds a fault. */
export function hintOf(rule: HintRule, english: string, text: string): string | undefined {
  const { id, finds, says } = rule;
  const found = finds instanceof RegExp ? finds.exec(text)?.[0] : finds(english, text);
  return found === undefined ? undefined : `${id} (“${nameCharacters(found)}”): ${says}`;
}

function unclosedQuote(_: string, text: string): string | undefined {
  const count = (marks: string) => [...text].filter((mark) => marks.includes(mark)).length;
  // The mark that closes `„` depends on the language.
  const pairs = ['„“”', '«»', '「」', '『』'];
  return pairs.find(([open = '', ...close]) => {
    return count(open) > 0 && count(open) !== count(close.join(''));
  })?.[0];
}

/** The marks that end a sentence, in one group for each meaning. */
const ENDINGS = ['.।۔։', '?？؟', '!！', ':：', '…'];

function otherEnding(english: string, text: string): string | undefined {
  const endingOf = (one: string) => {
    const open = one.replaceAll('...', '…').replace(/[\p{Pe}\p{Pf}\p{Pi}"'\s\p{Cf}]+$/u, '');
    return ENDINGS.find((marks) => marks.includes(open.at(-1) ?? ' '));
  };
  return endingOf(english) === endingOf(text) ? undefined : text.slice(-10);
}

/** Finds three words in a row that are in the English too, all in small letters. */
function englishWords(english: string, text: string): string | undefined {
  const rows = text.matchAll(/(?<!\p{L})(?=(\p{Ll}+ \p{Ll}+ \p{Ll}+)(?!\p{L}))/gu);
  return [...rows].map(([, words = '']) => words).find((words) => english.includes(words));
}

function missingNumber(english: string, text: string): string | undefined {
  // Some languages have digits of their own.
  if (/(?![0-9])\p{Nd}/u.test(text)) return undefined;
  const [wanted, found] = [numbersIn(english), numbersIn(text)];
  const isReplaced = found.some((number) => !wanted.includes(number));
  // A number of one digit may be a word.
  return wanted.find((number) => !found.includes(number) && (number.length > 1 || isReplaced));
}

/** Lists numbers without separators: `1,180` and `1.180` are both `1180`. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/\{\{\w+\}\}|\p{Cf}/gu, '');
  return plain.replace(/(\d)[.,'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? [];
}

/** Finds a name by its unusual spelling: `macOS`, `utm_source`, `⌘A`. */
function missingName(english: string, text: string): string | undefined {
  const words = english.replace(/\{\{\w+\}\}/g, ' ');
  const names = words.match(/⌘\p{Lu}|\p{L}+_\p{L}+|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu);
  const plain = text.replace(/\p{Cf}/gu, '');
  return names?.find((name) => !plain.includes(name));
}
