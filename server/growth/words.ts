import { NONE } from '../../analytics/growthFigures.ts';

const MAX_WORD = 64;

/**
 * Normalizes a word: `HN` and `hn`, `www.example.com` and `example.com` are one, and what nobody sees
 * would make rows look alike. PostgreSQL stores no NUL.
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

/** iPads call themselves computers, unless asked to show pages for phones. */
export function deviceOf(userAgent: string): 'phone' | 'tablet' | 'computer' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

/** In this order: most browsers also name those that they are made from. */
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
