import { nameCharacters } from '../texts/characters.ts';
import {
  added,
  copiedKey,
  copiedNote,
  englishWords,
  type HintedText,
  missingName,
  missingNumber,
  otherEnding,
  otherUnit,
  unclosedBracket,
  unclosedQuote,
  unlikeEnglish,
  withoutWords,
} from './hintFinders.ts';

/**
 * A mistake that translators make without noticing it. Decisions such as wording are left to
 * people, and so are mistakes that only a comparison of texts would find.
 */
export interface HintRule {
  id: string;
  /** The languages that it applies to; all by default. A language includes its regions. */
  only?: readonly string[];
  /** The languages that it does not apply to. */
  except?: readonly string[];
  /** A pattern of the fault, or a function that returns the part that is wrong or missing. */
  finds: RegExp | ((text: HintedText) => string | undefined);
  /** What to do about it. */
  says: string;
  /** Whether the mistake also causes what other rules find in the text. */
  isCause?: true;
}

/** Languages without spaces between words. Their labels and headlines need no particular ending. */
const WITHOUT_SPACES = ['ja', 'km', 'lo', 'my', 'th', 'zh'];
const NO_BREAK_SPACE = 'use a no-break space (\\u00a0)';

export const HINT_RULES: readonly HintRule[] = [
  // Other content in place of the text, or beside it
  {
    id: 'key instead of a text',
    finds: copiedKey,
    says: 'translate the English, and keep the key before the colon',
    isCause: true,
  },
  {
    id: 'note instead of a translation',
    finds: copiedNote,
    says: 'translate the English',
    isCause: true,
  },
  {
    id: 'no words',
    finds: withoutWords,
    says: 'translate the English, or leave the text empty',
    isCause: true,
  },
  {
    id: 'whole text in quotation marks',
    finds: unlikeEnglish(/^["“”„«»‘'「][^"“”„«»‘「」]*["“”«»’'」]$/),
    says: 'remove them, since the English has none',
    isCause: true,
  },
  {
    id: 'whole text twice',
    finds: unlikeEnglish(/^(.{4,})\s?\1$/u),
    says: 'keep it once',
    isCause: true,
  },
  {
    id: 'language code',
    finds: unlikeEnglish(/^\[[a-z]{2}(?:[-_]\w+)?\]|\[[a-z]{2}(?:[-_]\w+)?\]$/i),
    says: 'remove it',
    isCause: true,
  },
  {
    id: 'placeholder of another program',
    finds: added(/\[\/?(?:\p{Lu}+_?)?\d+\]|__\w+__|%(?:\d\$)?[sd@]\b/gu),
    says: 'use the placeholder of the English, in {{ }}',
    isCause: true,
  },
  {
    id: 'wrong encoding',
    // UTF-8 read as Western European or Cyrillic, Cyrillic read as Western European, a lost letter.
    finds:
      /[ÃÂÐ][\u0080-\u00BF\u0152-\u0192\u2013-\u203A]|â€|(?:[РС][\u0080-\u00BF\u0401-\u040F\u0451-\u045F\u0490\u0491\u2013-\u2122]){2}|[À-ÿ]{5}|\p{Ll}\?\p{Ll}/u,
    says: 'retype the letters',
    isCause: true,
  },
  {
    id: 'encoded spaces',
    finds: /\p{L}\+\p{L}+\+\p{L}|%20/u,
    says: 'use spaces',
    isCause: true,
  },
  {
    id: 'letter in a number',
    finds: /\d[.,]?[OlIОо](?!\p{L})/u,
    says: 'type the digit',
    isCause: true,
  },

  // Spaces
  { id: 'space at the start or end', finds: /^\s+|\s+$/, says: 'remove it' },
  { id: 'double space', finds: /\s\s|[\t\n\r]/, says: 'use one space' },
  { id: 'space before punctuation', finds: /\s[,.،؛؟](?!\S)/, says: 'remove the space' },
  { id: 'space before ? ! ; :', except: ['fr'], finds: /\s[?!;:](?!\S)/, says: 'remove the space' },
  {
    id: 'no space after punctuation',
    except: WITHOUT_SPACES,
    // Not within an abbreviation, nor the Greek “ό,τι”.
    finds: added(
      /(?:[\p{Ll}\p{Lo}\p{M}]{2}|\}\})[.!?;؟؛](?=[\p{Lu}\p{Lo}{])|[\p{L}}](?<!ό)[,،](?=[\p{L}{])/gu,
    ),
    says: 'add a space',
  },
  {
    id: 'space of another width',
    // An en or em space, or an invisible line break.
    finds: /[\u1680\u2000-\u200A\u2028\u2029\u205F]/,
    says: 'use an ordinary space, or \\u00a0 or \\u202f where a line must not break',
  },
  {
    id: 'space between Japanese and Latin letters',
    only: ['ja'],
    finds:
      /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー] (?=[\p{sc=Latn}\d{])|[\p{sc=Latn}\d}] (?=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}])/u,
    says: 'remove the space',
  },
  {
    id: 'و apart from its word',
    only: ['ar'],
    finds: /(?<!\p{L})و\s/u,
    says: 'join it with the next word',
  },
  {
    id: 'letter beside a placeholder',
    // These add letters to words.
    except: ['ar', 'fa', 'he', 'ko', 'ur', ...WITHOUT_SPACES],
    finds: unlikeEnglish(/\p{L}\{\{|\}\}\p{L}/u),
    says: 'add a space: the value is a word of its own',
  },
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

  // Punctuation
  {
    id: 'mark at the start',
    // In Dutch, a word can begin with an apostrophe.
    finds: unlikeEnglish(/^(?:[•·*=&,;:!?–—+،؛]|[.-](?!\p{L})|’(?!\p{L}\s)|\d+[.)]\s)/u),
    says: 'remove it, since the English has none',
  },
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
  { id: 'unclosed bracket', finds: unclosedBracket, says: 'open it with ( and close it with )' },
  { id: 'space inside brackets', finds: /[([（]\s|\s[)\]）]/, says: 'remove the space' },
  { id: 'straight apostrophe', finds: /['´`]/, says: 'use ’' },
  { id: 'three periods', finds: /\.\.\./, says: 'use …' },
  {
    id: 'repeated punctuation',
    finds: /(?<!\.)\.\.(?!\.)|([,،。、!！?？’‘“”„])\1/,
    says: 'write it once',
  },
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

  // Characters
  {
    id: 'invisible character',
    // These use zero-width spaces to break lines.
    except: WITHOUT_SPACES,
    finds: /[\u115F\u1160\u180E\u200B\u3164\uFEFF\uFFA0]/,
    says: 'remove it',
  },
  {
    id: 'invisible joiner between letters that need none',
    finds:
      /(?:(?<=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])|(?=.[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]))[\u200C\u200D]/u,
    says: 'remove it',
  },
  {
    id: 'misplaced soft hyphen',
    // Not between two letters, or after each letter.
    finds: /(?<!\p{L}\p{M}*)\u00AD|\u00AD(?!\p{L})|(?:\p{L}\u00AD){3}/u,
    says: 'keep it only between the parts of a long word',
  },
  {
    id: 'letter of another alphabet within a word',
    finds: /\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}/u,
    says: 'retype the word',
  },
  {
    id: 'Latin letter as a word',
    only: ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'uk'],
    // Not a key, nor a part of an address or of “e-mail”.
    finds: /(?<![\p{L}\p{N}⌘+.@])[aceiopxy](?![\p{L}\p{N}+@-])/iu,
    says: 'retype it in your alphabet',
  },
  { id: 'Russian letter in Ukrainian', only: ['uk'], finds: /[ёъыэ]/i, says: 'retype the word' },
  { id: 'Ukrainian letter in Russian', only: ['ru'], finds: /[іїєґ]/i, says: 'retype the word' },
  { id: 'other letter in Bulgarian', only: ['bg'], finds: /[ёыэіїєґ]/i, says: 'retype the word' },
  { id: 'Persian letter in Arabic', only: ['ar'], finds: /[\u06A9\u06CC]/, says: 'use ك or ي' },
  { id: 'Arabic letter in Persian', only: ['fa'], finds: /[\u0643\u064A]/, says: 'use ک or ی' },
  {
    id: 'ligature or other letter form',
    finds: /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF66-\uFF9F]/,
    says: 'type the letters separately: PDF files join them',
  },
  {
    id: 'symbol that the English lacks',
    // These two abbreviate “number”.
    finds: added(/(?![№°])\p{So}|[→←⇒➔]/gu),
    says: 'remove it, or use words',
  },
  {
    id: 'escape sequence',
    finds: /\\[nrtu"']|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    says: 'type the character itself: visitors would see this code',
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
  { id: 'number from the English is missing', finds: missingNumber, says: 'keep its value' },
  { id: 'other unit than in the English', finds: otherUnit, says: 'keep the unit' },
  {
    id: 'other currency than in the English',
    finds: added(/\p{Sc}/gu),
    says: 'keep the currency',
  },
  {
    id: 'name from the English is missing',
    finds: missingName,
    says: 'keep its spelling, without invisible characters',
  },
  {
    id: 'two keys for one shortcut',
    finds: /\+(\p{Lu}) ?[(（]\u2068?⌘(?!\1)\p{Lu}/u,
    says: 'name the same key in both',
  },
  {
    id: 'other punctuation at the end',
    // In Greek, a semicolon is a question mark.
    except: ['el', ...WITHOUT_SPACES],
    finds: otherEnding,
    says: 'end as the English does',
  },
];

/** Returns the rules for a language. */
export function hintRulesFor(tag: string): HintRule[] {
  const isIn = (languages: readonly string[]) =>
    languages.includes(tag) || languages.includes(tag.split('-')[0] ?? '');
  return HINT_RULES.filter(
    ({ only, except }) => (!only || isIn(only)) && !(except && isIn(except)),
  );
}

/** The maximum number of characters that a hint quotes. */
const LONGEST = 40;

/** Returns the hints on a text. A mistake that causes others is the only hint. */
export function hintsOn(text: HintedText, rules: readonly HintRule[]): string[] {
  const hints: string[] = [];
  for (const { id, finds, says, isCause } of rules) {
    const found = finds instanceof RegExp ? finds.exec(text.value)?.[0] : finds(text);
    if (found === undefined) continue;
    const part = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
    hints.push(`${id} (“${nameCharacters(part)}”): ${says}`);
    if (isCause) return hints;
  }
  return hints;
}
