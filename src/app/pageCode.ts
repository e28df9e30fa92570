import { type Chunk, chunkOf } from '../document/chunkOf.ts';
import type { PageId } from '../routes.ts';

/** The code of each page, fetched when a link to it is visible, pointed at or followed. */
export const PAGE_CODE: Record<PageId, Chunk> = {
  home: chunkOf(async () => (await import('../pages/HomePage.tsx')).HomePage),
  features: chunkOf(async () => (await import('../pages/FeaturesPage.tsx')).FeaturesPage),
  about: chunkOf(async () => (await import('../pages/AboutPage.tsx')).AboutPage),
  roadmap: chunkOf(async () => (await import('../pages/RoadmapPage.tsx')).RoadmapPage),
  faq: chunkOf(async () => (await import('../pages/FaqPage.tsx')).FaqPage),
  privacy: chunkOf(async () => (await import('../pages/PrivacyPage.tsx')).PrivacyPage),
  terms: chunkOf(async () => (await import('../pages/TermsPage.tsx')).TermsPage),
  notFound: chunkOf(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage),
};
