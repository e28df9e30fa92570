import { LRUCache } from 'lru-cache';
import { NONE, OTHER } from '../../analytics/growthFigures.ts';
import { MAX_KEYS } from '../database/rateLimiter.ts';

const MAX_WORD = 64;
const DAY = 24 * 60 * 60_000;
/** The new words of a dimension that a network can bring on a day, and all networks together. */
const NEW_WORDS = { network: 20, all: 1_000 };

/**
 * Normalizes a word: `HN` and `hn`, `www.example.com` and `example.com` are one, and what nobody sees
 * would make rows look alike. PostgreSQL stores no NUL.
 */
export function toWord(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}+/gu, '');
  const word = visible
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return [...word].slice(0, MAX_WORD).join('') || NONE;
}

/**
 * Creates a function that returns a word, or `(other)` where its network has brought too many new
 * ones, so that nobody's inventions displace the words of others. What is new is known in memory, in
 * some megabytes: words that came longest ago, or before a restart, are new again.
 */
export function createWordLimit() {
  const known = new LRUCache<string, true>(MAX_KEYS);
  const brought = new LRUCache<string, number>({ ...MAX_KEYS, ttl: DAY, noUpdateTTL: true });
  const isOver = (key: string, limit: number) => (brought.get(key) ?? 0) >= limit;
  const add = (key: string) => brought.set(key, (brought.get(key) ?? 0) + 1);
  return (dimension: string, word: string, network: string): string => {
    const key = `${dimension} ${word}`;
    if (word === NONE || known.get(key)) return word;
    const [ofNetwork, ofAll] = [`${dimension} of ${network}`, dimension];
    if (isOver(ofNetwork, NEW_WORDS.network) || isOver(ofAll, NEW_WORDS.all)) return OTHER;
    add(ofNetwork);
    add(ofAll);
    known.set(key, true);
    return word;
  };
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
