import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache for a document. It adds no vendor prefixes, which were a sixth of the
 * page's bytes: browsers that support `light-dark()` need only the few that are written out.
 *
 * In the browser the cache starts with the styles of the prerendered sheet. Emotion would read
 * their names from a list beside the sheet; reading them from the sheet itself keeps that list out
 * of the HTML.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (typeof document !== 'undefined') {
    const sheet = document.querySelector('style[data-emotion]')?.textContent ?? '';
    for (const [, name] of sheet.matchAll(/(?:\.css-|@keyframes (?=animation-))([\w-]+)/g)) {
      if (name) cache.inserted[name] = true;
    }
  }
  return cache;
}
