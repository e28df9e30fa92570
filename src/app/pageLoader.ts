import type { ComponentType } from 'react';
import type { PageId } from '../routes.ts';

/** Every page is a chunk of its own, fetched when a link to it comes near or is followed. */
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
  /** The page's component if everything it needs is here. */
  loaded(page: PageId): ComponentType | undefined;
  /** Fetches a page; one request however often it is asked. After a failure the next call tries again. */
  load(page: PageId): Promise<ComponentType>;
  /**
   * The same for a page that must be shown now: when it cannot be fetched, as after a deploy that
   * removed its chunk, the browser loads the current address from the server instead.
   */
  loadOrReload(page: PageId): Promise<ComponentType>;
}

/**
 * @param prepare whatever else a page needs before it can be shown, such as its strings.
 * @param reload loads the current address anew.
 */
export function createPageLoader(
  prepare: (page: PageId) => Promise<unknown>,
  reload: () => void,
): PageLoader {
  const components = new Map<PageId, ComponentType>();
  const requests = new Map<PageId, Promise<ComponentType>>();
  const needed = new Map<PageId, Promise<ComponentType>>();

  async function fetchPage(page: PageId) {
    try {
      const [component] = await Promise.all([IMPORTS[page](), prepare(page)]);
      components.set(page, component);
      return component;
    } catch (error) {
      requests.delete(page);
      throw error;
    }
  }

  const loader: PageLoader = {
    loaded: (page) => components.get(page),
    load: (page) => remembered(requests, page, () => fetchPage(page)),
    loadOrReload: (page) =>
      remembered(needed, page, () =>
        loader.load(page).catch(() => {
          reload();
          // The document is about to go; until then the old page stays.
          return new Promise<never>(() => {});
        }),
      ),
  };
  return loader;
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
