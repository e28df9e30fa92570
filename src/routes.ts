/**
 * The whole URL map (spec section 2). Paths are those of the source language; every other language
 * has the same paths under `/<tag>`. `strings` names the parts of the locale file a page needs
 * beside the shared ones: only these are inlined into its HTML. `laterStrings` names parts that are
 * prerendered but inlined nowhere: the code that brings them to life fetches them itself.
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

/** The parts of the locale file that every page needs. */
export const SHARED_STRINGS = ['brand', 'common', 'header', 'footer'] as const;

/** A page, by the name of its part in the locale file. `notFound` answers every unknown path. */
export type PageId = keyof typeof PAGES;

/** Where a link inside the site may lead, without the language's prefix. */
export type PagePath = (typeof PAGES)[Exclude<PageId, 'notFound'>]['path'];

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** The hero's form; *Join Waitlist* leads here from every page. */
export const WAITLIST_ID = 'waitlist';

/** The page at a path without language prefix; a trailing slash makes no difference. */
export function pageAt(path: string): PageId {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return PAGE_IDS.find((id) => id !== 'notFound' && PAGES[id].path === clean) ?? 'notFound';
}
