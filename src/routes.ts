/** The URL map. Other languages have it under `/<tag>`. */
export const PAGES = {
  home: { path: '/' },
  features: { path: '/features' },
  about: { path: '/about' },
  roadmap: { path: '/roadmap' },
  faq: { path: '/faq' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  notFound: { path: '/404' },
} as const;

/** A page, named like its part of the locale file. `notFound` is shown for every unknown path. */
export type PageId = keyof typeof PAGES;

/** A path that a link inside the site may lead to, without the language's prefix. */
export type PagePath = (typeof PAGES)[Exclude<PageId, 'notFound'>]['path'];

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Returns the page at a path without the language's prefix. */
export function pageOf(path: string): PageId {
  return PAGE_IDS.find((id) => PAGES[id].path === path) ?? 'notFound';
}

/** Element id of the hero's form, the target of *Join Waitlist* on every page. */
export const WAITLIST_ID = 'waitlist';
