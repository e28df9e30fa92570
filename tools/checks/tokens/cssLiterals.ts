import { transformStyleAttribute } from 'lightningcss';

/** Something in a piece of CSS that should not be written out there. */
export interface StyleLiteral {
  /** Where it begins, in characters from the start of the CSS. */
  at: number;
  length: number;
  /** What should be there instead. */
  advice: string;
}

/**
 * Units that say how something relates to its own text, its room (`cqi` reaches a room further out than a
 * percentage) or a whole turn, and so are no measures that two places could have in common. Every other
 * unit belongs to a token.
 */
const PROPORTIONS = new Set(['em', 'ch', 'lh', '%', 'fr', 'cqi', 'deg', 'turn']);

/** Properties that name a side of the screen; in a right-to-left language it would be the wrong one. */
const PHYSICAL =
  /^(?:top|right|bottom|left|(?:(?:min|max)-)?(?:width|height)|(?:(?:scroll-)?(?:margin|padding)|border)-(?:top|right|bottom|left)(?:-.+)?)$/;
/** Shorthands of all four sides, which turn physical where the two inline sides differ. */
const FOUR_SIDED = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color|radius))$/;

const COLOR_FUNCTION =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)\(/gi;
const DIMENSION = /(?<![\w#-])[-+]?(?:\d+\.?\d*|\.\d+)([a-z]+|%)/gi;
const WORD = /(?<![\w#-])[a-z]+(?![\w(-])/gi;

/**
 * Colours, lengths and durations that are written out in the CSS of a component, media queries that are,
 * and properties that know left from right. Interpolations must have been replaced by `asDigits`.
 */
export function styleLiterals(css: string): StyleLiteral[] {
  const bare = withoutText(css);
  // A piece that `{` ends is a selector or an at-rule's condition, any other a declaration.
  return [...bare.matchAll(/([^{};]+)([{};]|$)/g)].flatMap(({ index, 1: piece = '', 2: end }) => {
    const found = end === '{' ? inCondition(piece) : inDeclaration(piece);
    return found.map((literal) => ({ ...literal, at: index + literal.at }));
  });
}

/**
 * What stands for an interpolation, as long as it was: digits, so that a unit right after it makes a length
 * of it, the same ones for the same code.
 */
export function asDigits(interpolation: string): string {
  return interpolation.replace(/[^\n]/g, (character) => `${character.charCodeAt(0) % 10}`);
}

function inCondition(piece: string): StyleLiteral[] {
  const [start = '', rule] = /^\s*(?:@([\w-]+)|\d)/.exec(piece) ?? [];
  // A selector, unless it begins with an interpolation, as what goes on a query of `media` does.
  if (!start) return [];
  if (rule !== 'media') return dimensions(piece);
  const at = piece.indexOf('@');
  return [{ at, length: piece.trimEnd().length - at, advice: 'a query of media in tokens.ts' }];
}

function inDeclaration(piece: string): StyleLiteral[] {
  const colon = piece.indexOf(':');
  const [property = ''] = /[\w-]*$/.exec(piece.slice(0, Math.max(colon, 0)).trimEnd()) ?? [];
  const value = piece.slice(colon + 1);
  const inValue = [
    ...dimensions(value),
    ...colors(value, property),
    ...matches(value, /\b(?:left|right)\b/g, 'a logical direction: start, end'),
  ];
  return [
    ...physical(piece, property, value),
    ...inValue.map((literal) => ({ ...literal, at: colon + 1 + literal.at })),
  ];
}

function physical(piece: string, property: string, value: string): StyleLiteral[] {
  const [top, right, bottom, left] = sides(value);
  const isCorner = property === 'border-radius';
  const isLopsided =
    FOUR_SIDED.test(property) &&
    left !== undefined &&
    (isCorner ? top !== right || bottom !== left : right !== left);
  if (!PHYSICAL.test(property) && !isLopsided) return [];
  const at = piece.lastIndexOf(property, piece.indexOf(':'));
  return [{ at, length: property.length, advice: 'a logical property: inline, block, start, end' }];
}

/** The values of a shorthand, each as it is written. */
function sides(value: string): string[] {
  return value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
}

function dimensions(value: string): StyleLiteral[] {
  const advice = 'a token of space, size, font, radius or duration';
  // Nothing is no measure; times need a unit even so.
  const isMeasure = ([literal, unit = '']: RegExpExecArray) =>
    !PROPORTIONS.has(unit.toLowerCase()) && Number.parseFloat(literal) !== 0;
  return matches(value, DIMENSION, advice, isMeasure);
}

function colors(value: string, property: string): StyleLiteral[] {
  const advice = 'a token of color';
  // In a mask, black only says "all of it".
  const isMask = /^(?:-webkit-)?mask(?:-image)?$/.test(property);
  return [
    ...matches(value, COLOR_FUNCTION, advice),
    ...matches(
      value,
      WORD,
      advice,
      ([word]) => isNamedColor(word) && !(isMask && word === 'black'),
    ),
  ];
}

const namedColors = new Map([['transparent', false]]);

/** Whether the word is a colour that never changes; `currentColor` and the system's own do. */
function isNamedColor(word: string): boolean {
  const known = namedColors.get(word);
  if (known !== undefined) return known;
  let isNamed = false;
  transformStyleAttribute({
    filename: 'word.css',
    code: Buffer.from(`color:${word}`),
    errorRecovery: true,
    visitor: {
      Color(color) {
        isNamed = typeof color === 'object' && color.type === 'rgb';
      },
    },
  });
  namedColors.set(word, isNamed);
  return isNamed;
}

function matches(
  text: string,
  pattern: RegExp,
  advice: string,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): StyleLiteral[] {
  return [...text.matchAll(pattern)]
    .filter(isMeant)
    .map(({ 0: literal, index }) => ({ at: index, length: literal.length, advice }));
}

/** The CSS with spaces for its comments and strings, so that positions stay the same. */
export function withoutText(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, blank);
}

/** As many spaces, with the lines kept. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
