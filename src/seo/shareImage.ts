import type { PageId } from '../routes.ts';

/** Pixels, as recommended by the platforms that show share images. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Returns the path of a page's share image, without a leading slash; not-found uses home's. */
export function shareImagePath(locale: string, page: PageId): string {
  return `share/${locale}/${page === 'notFound' ? 'home' : page}.png`;
}
