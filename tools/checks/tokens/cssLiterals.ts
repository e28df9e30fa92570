import { transformStyleAttribute } from 'lightningcss';

/** A literal in CSS that should be a token or a logical property. */
export interface CssLiteral {
  /** Offset from the start of the CSS, in characters. */
  at: number;
  length: number;
  /** The replacement. */
  advice: string;
}

/**
 * Relative units, allowed as literals: they relate to the element's own text, its container (`cqi`
 * reaches further out than a percentage) or a full turn. Other units must come from a token.
 */
const RELATIVE_UNITS = new Set(['em', 'ch', 'lh', '%', 'fr', 'cqi', 'deg', 'turn']);

/** Properties that name a side of the screen, the wrong one in right-to-left languages. */
const PHYSICAL =
  /^(?:top|right|bottom|left|(?:(?:min|max)-)?(?:width|height)|(?:(?:scroll-)?(?:margin|padding)|border)-(?:top|right|bottom|left)(?:-.+)?)$/;
/** Shorthands for all four sides, which are physical if the two inline sides differ. */
const FOUR_SIDED = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color|radius))$/;

const COLOR_FUNCTION =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)\(/gi;
const DIMENSION = /(?<![\w#-])[-+]?(?:\d+\.?\d*|\.\d+)([a-z]+|%)/gi;
const WORD = /(?<![\w#-])[a-z]+(?![\w(-])/gi;

/**
 * Finds literal colors, lengths, durations and media queries in a component's CSS, and physical
 * properties. Interpolations must have been replaced by `asDigits`.
 */
export function cssLiterals(css: string): CssLiteral[] {
  const bare = withoutText(css);
  // `{` ends a selector or the condition of an at-rule, anything else a declaration.
  return [...bare.matchAll(/([^{};]+)([{};]|$)/g)].flatMap(({ index, 1: piece = '', 2: end }) => {
    const found = end === '{' ? inCondition(piece) : inDeclaration(piece);
    return found.map((literal) => ({ ...literal, at: index + literal.at }));
  });
}

/**
 * Replaces an interpolation by as many digits, so that a following unit makes it a length. The same
 * code always gives the same digits.
 */
export function asDigits(interpolation: string): string {
  return interpolation.replace(/[^\n]/g, (character) => `${character.charCodeAt(0) % 10}`);
}

function inCondition(piece: string): CssLiteral[] {
  const [start = '', rule] = /^\s*(?:@([\w-]+)|\d)/.exec(piece) ?? [];
  // A selector. An interpolation at the beginning is a query of `media` that is extended.
  if (!start) return [];
  if (rule !== 'media') return dimensions(piece);
  const at = piece.indexOf('@');
  return [{ at, length: piece.trimEnd().length - at, advice: 'a query of media in tokens.ts' }];
}

function inDeclaration(piece: string): CssLiteral[] {
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

function physical(piece: string, property: string, value: string): CssLiteral[] {
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

/** Splits a shorthand into its values. */
function sides(value: string): string[] {
  return value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
}

function dimensions(value: string): CssLiteral[] {
  const advice = 'a token of space, size, font, radius or duration';
  // Zero is allowed; durations of zero still need a unit.
  const isMeasure = ([literal, unit = '']: RegExpExecArray) =>
    !RELATIVE_UNITS.has(unit.toLowerCase()) && Number.parseFloat(literal) !== 0;
  return matches(value, DIMENSION, advice, isMeasure);
}

function colors(value: string, property: string): CssLiteral[] {
  const advice = 'a token of color';
  // In a mask, black only means opaque.
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

/** Tells named colors from other words; `currentColor` and system colors do not count. */
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
): CssLiteral[] {
  return [...text.matchAll(pattern)]
    .filter(isMeant)
    .map(({ 0: literal, index }) => ({ at: index, length: literal.length, advice }));
}

/** Replaces comments and strings by spaces, so that positions stay the same. */
export function withoutText(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, blank);
}

/** Replaces everything but line breaks by spaces. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
