/**
 * The whole URL map (docs/specification.md#routes). Paths are those of the source language; every
 * other language has the same paths under `/<tag>`. `strings` names the parts of the locale file
 * that a page needs besides the shared ones; only these are inlined into its HTML. `laterStrings`
 * names parts that are prerendered but not inlined: the code that hydrates them fetches them.
 */
export const PAGES = {
  home: { path: '/', strings: ['home', 'waitlist'], laterStrings: ['visionFrame'] },
  features: { path: '/features', strings: ['features'], laterStrings: [] },
  about: { path: '/about', strings: ['about'], laterStrings: [] },
  roadmap: { path: '/roadmap', strings: ['roadmap'], laterStrings: [] },
  faq: { path: '/faq', strings: ['faq'], laterStrings: [] },
  privacy: { path: '/privacy', strings: ['policies', 'privacy'], laterStrings: [] },
  terms: { path: '/terms', strings: ['policies', 'terms'], laterStrings: [] },
  notFound: { path: '/404', strings: ['notFound'], laterStrings: [] },
} as const;

/** Parts of the locale file that every page needs. */
export const SHARED_STRINGS = ['brand', 'common', 'header', 'footer'] as const;

/** A page, named like its part of the locale file. `notFound` is shown for every unknown path. */
export type PageId = keyof typeof PAGES;

/** A path that a link inside the site may lead to, without the language's prefix. */
export type PagePath = (typeof PAGES)[Exclude<PageId, 'notFound'>]['path'];

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Element id of the hero's form, the target of *Join Waitlist* on every page. */
export const WAITLIST_ID = 'waitlist';

/** Returns the page at a path without language prefix; trailing slashes are ignored. */
export function pageAt(path: string): PageId {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return PAGE_IDS.find((id) => id !== 'notFound' && PAGES[id].path === clean) ?? 'notFound';
}
