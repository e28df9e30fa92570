/*
 * Where a sign-up comes from: read from the link and the site that led to the visit, by the browser
 * for its events and by the server for its figures. Pure, so that both name it alike.
 */

import { hasAtSign, maskEmails } from './maskEmails.ts';

/** The tags to read from a link. All others are dropped. */
const LINK_TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'ref'] as const;

export type LinkTags = Partial<Record<(typeof LINK_TAGS)[number], string>>;

/** The beginning of a visit. */
export interface Visit {
  /** The path of its first page: `/de/faq`. */
  landing: string;
  tags: LinkTags;
  /** The host of the site that led here, or empty. */
  referrer: string;
}

/** Where a sign-up comes from, in words for events and figures. */
export interface Origin {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  landing: string;
}

const DIRECT = '(direct)';
/** The value for a link that lacks the tag. */
const NONE = '(none)';
export const NOT_KNOWN = '(not known)';

export const UNKNOWN_ORIGIN: Origin = {
  source: NOT_KNOWN,
  medium: NOT_KNOWN,
  campaign: NOT_KNOWN,
  content: NOT_KNOWN,
  landing: NOT_KNOWN,
};

/** The maximum length of a tag, a host or a path. */
const MAX_VALUE = 128;
/** The maximum length of the address that `writeJoinReferrer` returns. */
const MAX_REFERRER = 1000;
/** The maximum length to read of a `Referer` header: an origin, and the address above. */
const MAX_HEADER = 1500;

/** Click identifiers of advertisements. Only their presence counts. */
const AD_CLICKS = ['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid'];
const FACEBOOK_CLICK = 'fbclid';

/**
 * Reads the tags of a link as people and tools write them: names in upper or lower case, `&amp;`
 * for `&`, encoded twice, followed by the punctuation of a sentence. The click of an advertisement
 * has the medium `paid` unless the link names another.
 *
 * @param search a query, with or without its question mark.
 */
export function readLinkTags(search: string): LinkTags {
  const parameters = readParameters(withoutPunctuation(search));
  const tags: LinkTags = {};
  for (const tag of LINK_TAGS) {
    const value = cleanWord(decodeFully(parameters.get(tag) ?? ''));
    if (value) tags[tag] = value;
  }
  if (AD_CLICKS.some((click) => parameters.has(click))) tags.utm_medium ??= 'paid';
  if (parameters.has(FACEBOOK_CLICK) && !tags.ref) tags.utm_source ??= 'facebook';
  return tags;
}

/** Returns the parameters that have a value, the first of each name, with names in lower case. */
function readParameters(search: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [written, value] of new URLSearchParams(search)) {
    const name = written.toLowerCase().replace(/^\??(amp;)*/, '');
    // The whole query is encoded once more: `?utm_source%3Dhn%26ref%3Dx`.
    const inner =
      value === '' && /[=]|%3d/i.test(written) ? readParameters(decodeFully(written)) : [];
    for (const [key, text] of [[name, value] as const, ...inner]) {
      if (text && !parameters.has(key)) parameters.set(key, text);
    }
  }
  return parameters;
}

/** Removes what follows a link in a sentence. A closing bracket stays where the link opens one. */
function withoutPunctuation(search: string): string {
  return search.replace(search.includes('(') ? /[.,;:!?'"\]>]+$/ : /[.,;:!?'")\]>]+$/, '');
}

function decodeFully(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decodeFully(decoded);
  } catch {
    return text;
  }
}

/**
 * Unifies different spellings of a word, such as `HN` and `hn`. Removes control and invisible
 * characters, and email addresses.
 */
function cleanWord(text: string): string {
  const word = maskEmails(text.normalize('NFKC').toLowerCase())
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '');
  return shorten(word.trim());
}

function cleanPath(path: string): string {
  const masked = path.split('/').map((part) => (hasAtSign(part) ? '[email]' : part));
  return shorten(masked.join('/'));
}

function shorten(text: string): string {
  return text
    .slice(0, MAX_VALUE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/**
 * Returns the address that a request to join names as its `Referer`: the landing page, with the
 * tags of its link and the site that led there, as `/de/faq?referrer=news.example&utm_source=hn`.
 * Tags for which there is no room are left out.
 */
export function writeJoinReferrer({ landing, tags, referrer }: Visit): string {
  const path = cleanPath(landing);
  const query = new URLSearchParams({ referrer: cleanWord(referrer) });
  for (const tag of LINK_TAGS) {
    query.set(tag, cleanWord(tags[tag] ?? ''));
    if (!tags[tag] || `${path}?${query}`.length > MAX_REFERRER) query.delete(tag);
  }
  return `${path}?${query}`;
}

/**
 * Reads the origin from the `Referer` header of a request to join. Returns `undefined` unless the
 * site's script has written it: if the browser sends the form itself or shortens the header, or a
 * program sends the request, the origin is unknown.
 */
export function readJoinReferrer(header: string | undefined): Origin | undefined {
  if (!header || header.length > MAX_HEADER || !URL.canParse(header)) return undefined;
  const { pathname, searchParams } = new URL(header);
  const referrer = searchParams.get('referrer');
  if (referrer === null) return undefined;
  const tags: LinkTags = {};
  for (const tag of LINK_TAGS) {
    const value = cleanWord(searchParams.get(tag) ?? '');
    if (value) tags[tag] = value;
  }
  return originOf({ landing: pathname, tags, referrer });
}

/** Names where a visit comes from: `utm_source`, else `ref`, else the site that led here. */
export function originOf({ landing, tags, referrer }: Visit): Origin {
  const source = tags.utm_source ?? tags.ref ?? cleanWord(referrer);
  return {
    source: source ? siteName(source) : DIRECT,
    medium: tags.utm_medium ?? NONE,
    campaign: tags.utm_campaign ?? NONE,
    content: tags.utm_content ?? NONE,
    landing: cleanPath(landing),
  };
}

/** Sites with several hosts, and their Android applications, under one name. */
const SITES: Record<string, string[]> = {
  bing: ['bing.com', 'cn.bing.com'],
  bluesky: ['bsky.app', 'go.bsky.app'],
  discord: ['discord.com', 'discordapp.com', 'com.discord'],
  duckduckgo: ['duckduckgo.com', 'html.duckduckgo.com', 'com.duckduckgo.mobile.android'],
  facebook: [
    'facebook.com',
    'm.facebook.com',
    'l.facebook.com',
    'lm.facebook.com',
    'com.facebook.katana',
  ],
  gmail: ['mail.google.com', 'com.google.android.gm'],
  google: ['com.google.android.googlequicksearchbox'],
  instagram: ['instagram.com', 'l.instagram.com', 'com.instagram.android'],
  linkedin: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  pinterest: ['pinterest.com', 'pin.it', 'com.pinterest'],
  reddit: ['reddit.com', 'old.reddit.com', 'out.reddit.com', 'com.reddit.frontpage'],
  slack: ['slack.com', 'app.slack.com', 'com.slack'],
  telegram: ['t.me', 'web.telegram.org', 'org.telegram.messenger'],
  threads: ['threads.net', 'threads.com', 'l.threads.net', 'l.threads.com'],
  tiktok: ['tiktok.com', 'vm.tiktok.com', 'com.zhiliaoapp.musically'],
  twitter: ['twitter.com', 'mobile.twitter.com', 'x.com', 't.co', 'com.twitter.android'],
  whatsapp: ['wa.me', 'web.whatsapp.com', 'l.wl.co', 'com.whatsapp'],
  youtube: ['youtube.com', 'm.youtube.com', 'youtu.be', 'com.google.android.youtube'],
};

const GOOGLE = /^google\.(com?\.)?[a-z]{2,3}$/;

function siteName(word: string): string {
  const host = word.replace(/^www\.(?=.)/, '').replace(/(?<=.)\.$/, '');
  if (GOOGLE.test(host)) return 'google';
  const found = Object.entries(SITES).find(([, hosts]) => hosts.includes(host));
  return found?.[0] ?? host;
}
