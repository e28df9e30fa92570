import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles of a document. Without its vendor prefixes, which were a sixth of the
 * page's bytes: whoever knows `light-dark()` needs none but the few that are written out.
 *
 * In the browser it begins with what the prerendered sheet holds. Emotion would read that from a list of
 * names beside the sheet; the names are read out of the sheet itself, which leaves the list out of the HTML.
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
