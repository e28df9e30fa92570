import { NONE } from '../../analytics/growthFigures.ts';

const MAX_WORD = 64;

/**
 * Normalizes a word: `HN` and `hn`, `www.example.com` and `example.com` become one. Invisible
 * characters would make different rows look alike, and PostgreSQL stores no NUL.
 */
export function toWord(text: string): string {
  const word = text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return [...word].slice(0, MAX_WORD).join('') || NONE;
}

/** iPads identify as computers, unless the mobile version of a page is requested. */
export function deviceOf(userAgent: string): 'phone' | 'tablet' | 'computer' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

/** In this order, because most user agents also name the browsers that they derive from. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['In-app', /FBA[NV]|Instagram|\bLine\/|MicroMessenger|Twitter|LinkedInApp|TikTok|musical_ly/],
  ['In-app', /Snapchat|Pinterest|GSA\/|; wv\)|iP(hone|ad|od)(?!.*(Safari|FxiOS|CriOS|EdgiOS))/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera|OPT\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom(e|ium)|CriOS/],
  ['Safari', /Safari/],
];

/** Returns the family of a browser. */
export function browserOf(userAgent: string): string {
  return BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}
