import { SHARE_IMAGE_SIZE } from '../../src/seo/shareImage.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import { SMALLEST_SIZE, TITLE_WIDTH, titleLines } from './titleLines.ts';

export interface ShareImageText {
  dir: 'ltr' | 'rtl';
  title: string;
  tagline: string;
  productName: string;
}

/** Names of fonts; each letter is set in the first that has it. */
interface Families {
  /** For the product's name. */
  name: readonly string[];
  /** For all other text. */
  text: readonly string[];
  /** Whether the text is in the display font. */
  isDisplay: boolean;
  /** Measures a part of the title, in em. */
  emWidth: (part: string) => number;
}

/**
 * Builds the logo and the text of a share image as the elements that satori lays out.
 *
 * @param logo an SVG
 */
export function textMarkup(logo: string, text: ShareImageText, families: Families) {
  const { dir, title, tagline, productName } = text;
  return box({ ...canvas, direction: dir, fontFamily: families.text.join(', ') }, [
    box({ ...nameStyle, fontFamily: families.name.join(', ') }, [
      logoMarkup(logo),
      box({}, productName),
    ]),
    titleMarkup(title, families),
    box(taglineStyle, tagline),
  ]);
}

/** Builds the logo of a share image without text. */
export function logoOnly(logo: string) {
  return box(canvas, [logoMarkup(logo)]);
}

function logoMarkup(logo: string) {
  const src = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  return { type: 'img', key: null, props: { src, width: LOGO_SIZE, height: LOGO_SIZE } };
}

function titleMarkup(title: string, { isDisplay, emWidth }: Families) {
  const { lineHeight, tracking } = isDisplay ? displayTitle : otherTitle;
  const style = { ...titleStyle, lineHeight, letterSpacing: `${tracking}em` };
  const widthOf = (text: string) => emWidth(text) + tracking * text.length;
  const setting = titleLines(title, { lineHeight, widthOf });
  if (!setting) return box({ ...style, ...longTitle }, title);
  const { fontSize, lines } = setting;
  return box(
    { ...style, display: 'flex', flexDirection: 'column', fontSize },
    lines.map((line) => box({ whiteSpace: 'nowrap' }, line)),
  );
}

const canvas = {
  ...SHARE_IMAGE_SIZE,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: 72,
  fontWeight: 600,
  color: tokenColor('ink', 'dark'),
};

const LOGO_SIZE = 52;

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: 40,
  lineHeight: '52px',
  letterSpacing: '-0.01em',
};

const titleStyle = {
  width: TITLE_WIDTH,
  marginTop: 'auto',
};

// Line height and spacing of the site's headings, in em.
const displayTitle = { lineHeight: 1.06, tracking: -0.025 };
const otherTitle = { lineHeight: 1.3, tracking: 0 };

// Breaks inside words and is cut off, so that it never overlaps the glass.
const longTitle = {
  display: 'block',
  fontSize: SMALLEST_SIZE,
  wordBreak: 'break-word',
  lineClamp: 2,
};

const taglineStyle = {
  display: 'block',
  marginTop: 44,
  fontSize: 26,
  lineHeight: 1.3,
  fontWeight: 400,
  color: tokenColor('inkMuted', 'dark'),
  lineClamp: 1,
};

function box(style: object, children: string | object[]) {
  return { type: 'div', key: null, props: { style, children } };
}

/**
 * Normalizes to NFC, removes invisible marks for breaking and direction, and replaces the narrow
 * space. Zero-width spaces stay, where a line may break, and joiners, which change the shape of the
 * letters beside them.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?![\u200b-\u200d])\p{Cf}/gu, '');
}
