import type { ComponentType } from 'react';
import { retryable } from '../document/retryable.ts';
import type { PageId } from '../routes.ts';

/** Each page is a chunk, fetched when a link to it is visible, pointed at or followed. */
const IMPORTS: Record<PageId, () => Promise<ComponentType>> = {
  home: () => import('../pages/HomePage.tsx').then((module) => module.HomePage),
  features: () => import('../pages/FeaturesPage.tsx').then((module) => module.FeaturesPage),
  about: () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage),
  roadmap: () => import('../pages/RoadmapPage.tsx').then((module) => module.RoadmapPage),
  faq: () => import('../pages/FaqPage.tsx').then((module) => module.FaqPage),
  privacy: () => import('../pages/PrivacyPage.tsx').then((module) => module.PrivacyPage),
  terms: () => import('../pages/TermsPage.tsx').then((module) => module.TermsPage),
  notFound: () => import('../pages/NotFoundPage.tsx').then((module) => module.NotFoundPage),
};

export interface PageLoader {
  /** Returns the page's component if it has loaded. */
  loaded(page: PageId): ComponentType | undefined;
  /** Fetches a page. All calls share one request; after a failure the next call tries again. */
  load(page: PageId): Promise<ComponentType>;
  /**
   * Fetches a page that must be shown now. If it cannot be fetched, as after a deploy that removed
   * its chunk, the browser loads the current URL from the server instead.
   */
  loadOrReload(page: PageId): Promise<ComponentType>;
}

/** @param reload loads the current URL from the server. */
export function createPageLoader(reload: () => void): PageLoader {
  const components = new Map<PageId, ComponentType>();
  const loads = new Map<PageId, () => Promise<ComponentType>>();
  const needed = new Map<PageId, Promise<ComponentType>>();

  async function fetchPage(page: PageId) {
    const component = await IMPORTS[page]();
    components.set(page, component);
    return component;
  }

  const loader: PageLoader = {
    loaded: (page) => components.get(page),
    load: (page) => getOrInsert(loads, page, () => retryable(() => fetchPage(page)))(),
    // One promise per page, as React's `use` requires.
    loadOrReload: (page) =>
      getOrInsert(needed, page, () =>
        loader.load(page).catch(() => {
          reload();
          // Never resolves: the old page stays until the document is replaced.
          return new Promise<never>(() => {});
        }),
      ),
  };
  return loader;
}

function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
