import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache for a document. It adds no vendor prefixes, which were a sixth of the
 * page's bytes: browsers that support `light-dark()` need only the few that are written out.
 *
 * In the browser the cache starts with the styles of the prerendered sheets. Emotion would read
 * their names from a list beside each sheet; reading them from the sheets themselves keeps that list
 * out of the HTML.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (typeof document !== 'undefined') {
    for (const element of document.querySelectorAll<Sheet>(':is(style, link)[data-emotion]')) {
      const text = element.textContent || rulesOf(element).join('');
      for (const [, name] of text.matchAll(/(?:\.css-|@keyframes (?=animation-))([\w-]+)/g)) {
        if (name) cache.inserted[name] = true;
      }
    }
  }
  return cache;
}

type Sheet = HTMLStyleElement | HTMLLinkElement;

/** Returns the rules of a linked sheet; none if it could not be loaded. */
function rulesOf({ sheet }: Sheet): string[] {
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
}
