import type { ComponentType } from 'react';
import { preloadDecorations } from '../hydration/Decoration.tsx';
import { lazyCode } from '../hydration/lazyCode.ts';
import type { PageId } from '../routes.ts';

/** The code of a page, which is a file of its own. */
interface PageCode {
  Page: ComponentType;
  isLoaded: () => boolean;
  /** Fetches only the code of the page. */
  load: () => Promise<void>;
  /** Fetches it, and the code of the page's decorations, which documents contain as HTML. */
  preload: () => Promise<unknown>;
}

function codeOf(importPage: () => Promise<{ default: ComponentType }>): PageCode {
  const code = lazyCode(async () => (await importPage()).default);
  return {
    Page: code.Component,
    isLoaded: code.isLoaded,
    load: code.preload,
    async preload() {
      await code.preload();
      await preloadDecorations();
    },
  };
}

/** The code of each page, fetched when a link to it is visible, pointed at or followed. */
export const PAGE_CODE: Record<PageId, PageCode> = {
  home: codeOf(() => import('../pages/HomePage.tsx')),
  features: codeOf(() => import('../pages/FeaturesPage.tsx')),
  about: codeOf(() => import('../pages/AboutPage.tsx')),
  roadmap: codeOf(() => import('../pages/RoadmapPage.tsx')),
  faq: codeOf(() => import('../pages/FaqPage.tsx')),
  privacy: codeOf(() => import('../pages/PrivacyPage.tsx')),
  terms: codeOf(() => import('../pages/TermsPage.tsx')),
  notFound: codeOf(() => import('../pages/NotFoundPage.tsx')),
};
