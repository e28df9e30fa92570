import { nameCharacters } from './characters.ts';
import type { TextToCheck } from './languageRules.ts';

/** What texts should not contain unless the English does, what to do, and for which texts. */
type Pattern = [pattern: RegExp, advice: string, isFor?: (text: TextToCheck) => boolean];

const only =
  (...languages: string[]) =>
  ({ rules }: TextToCheck) =>
    languages.includes(rules.language);

const EAST_ASIAN = '\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}';
const FINISH = 'finish it, or leave "" until you know';
const NO_BREAK = 'write a no-break space (\\u00a0) there';

const PATTERNS: Pattern[] = [
  // Spaces
  [/^\s+|\s+$/, 'a text neither begins nor ends with a space'],
  [/[\t\n\r]/, 'the page shows a line break or tab as a space'],
  [/\s\s/, 'one space is enough'],
  [/^[^ ]*(?:[\u00A0\u202F][^ ]*){2}$/, 'write ordinary spaces where a line may break'],
  [/\s[,.](?!\S)/, 'no space before it'],
  [/\s[?!;:](?!\S)/, 'no space before it', ({ rules }) => !rules.hasSpacedMarks],
  // In French, but not within a time or an address.
  [
    /(?<![\u00A0\u202F?!])[?!;:»](?![\p{L}\p{N}/])|«(?![\u00A0\u202F])/u,
    'needs a no-break space there: write \\u202f',
    ({ rules }) => rules.hasSpacedMarks,
  ],
  [/\d (?:%|‰|°|€|\$|[KMGT]B\b|[KMGT]o\b)| …$/, NO_BREAK],
  // A word of one letter must not end a line.
  [/(?<![\p{L}\p{N}+])[aikosuvwz] /iu, NO_BREAK, only('cs', 'pl', 'sk')],
  // Marks
  [/^[^¿]*\?/, 'open the question with ¿', only('es')],
  [/^[^¡]*!/, 'open the exclamation with ¡', only('es')],
  [/"/, 'write your language’s own quotation marks, such as “…”, „…“ or «…»'],
  [/'(?<!^\W*')|[´`]/, 'write ’'],
  [/\.\.\./, 'write …'],
  [/(?<!\.)\.\.(?!\.)|,,|،،|。。/, 'write it once'],
  [/ - (?<=[\p{L}\p{N}.,]...)/u, 'write a dash: – or —'],
  [/\*\*|__|(?<![\p{L}\d])\*\S[^*]*\*|\[[^\]]*\]\(|^#+ /u, 'texts have no Markdown'],
  [/\\[nrtu"']/, 'it is shown as it is: remove it'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'it is shown so: write the character itself'],
  [/[\uFF01-\uFF5E\u3000-\u3002]/, 'write it narrow', ({ rules }) => rules.hasSpaces],
  [
    new RegExp(`[?!,.:;()](?:(?<=[${EAST_ASIAN}ー].)|(?=[${EAST_ASIAN}]))`, 'u'),
    'write it wide, as in Japanese and Chinese',
    only('ja', 'zh'),
  ],
  [/[?,;](?<=[\p{sc=Arab}\p{M}][ \u00A0»)]?.)/u, 'write ؟ ، or ؛', only('ar', 'fa', 'ur')],
  // Letters
  [/\p{sc=Latn}[\u0300-\u036F]/u, 'its accent is a character of its own: save it in the panel'],
  [/[\u061C\u200F]/, 'it is for languages from right to left', ({ rules }) => !rules.isRightToLeft],
  [/\u200B/, 'remove it', ({ rules }) => rules.hasSpaces],
  // Excludes what typography and scripts need, and what `harmfulCharacter` finds.
  [
    /(?![\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u{E0000}-\u{E007F}])[\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC]/u,
    'remove it',
  ],
  [/\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}/u, 'retype it'],
  [/[\uFB00-\uFDFF\uFE70-\uFEFC\uFF66-\uFF9F]/, 'it is a shape of a letter: write the letter'],
  // Text that was saved as UTF-8 and read in another encoding.
  [
    /[ÃÅ][\u0080-\u009F\u00A1-\u00BF‚ƒ„†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œ]|Â[\u00A0-\u00BF]|â€.?|ðŸ|Ð[\u0080-\u00BF]/,
    'it was read in the wrong encoding: retype it',
  ],
  [/\p{Emoji_Presentation}|\uFE0F/u, 'write it in words'],
  // Words
  [
    /^\p{Ll}{2,}(?=[\s,.:])/u,
    'begin with a capital letter',
    ({ rules, english }) => rules.hasCapitals && /^[^\p{L}]*\p{Lu}/u.test(english),
  ],
  // Longer words do not fit the headlines of the smallest screens. Other scripts need no hyphen.
  [
    /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]{19,}/u,
    'write \\u00ad where the long word may break',
    ({ key }) => /(?<!meta)\.title$/.test(key),
  ],
  [
    // German and French repeat some words.
    /(?<!\p{L})(?!(?:das|die|nous|vous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    'one of the two words is extra',
  ],
  [/\b(?:TODO|FIXME|[Ff]ixme|[Xx]xx+)\b|\?\?\?/, FINISH],
  [/(?<![\p{L}_{])(?!TODO|FIXME)\p{Lu}{4,}(?![\p{L}_}])/u, 'not in capitals'],
  [/\p{Sc}/gu, 'keep the currency'],
];

/** Lists the patterns in a text that neither the English nor any text should have. */
export function patternsIn(text: TextToCheck): string[] {
  const { value, english } = text;
  return PATTERNS.flatMap(([pattern, advice, isFor]) => {
    if (isFor && !isFor(text)) return [];
    // English punctuation and spaces are faults in another language.
    const isMeant = (found: string) =>
      !isFor && found !== '...' && /\S/.test(found) && english.includes(found);
    const found = value.match(pattern)?.find((one) => one && !isMeant(one));
    return found ? [`has “${nameCharacters(found)}”: ${advice}`] : [];
  });
}
