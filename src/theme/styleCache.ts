import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache for a document. It adds no vendor prefixes, which were a sixth of the
 * page's bytes: browsers that support `light-dark()` need only the few that are written out.
 *
 * In the browser the cache starts with the names of the prerendered styles, so that hydration does
 * not insert them again. The names are read from the style sheets' rules. Emotion's own way, a list
 * in `data-emotion`, would repeat them in every document.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (typeof document !== 'undefined') {
    for (const { sheet } of document.querySelectorAll<Sheet>(':is(style, link)[data-emotion]')) {
      try {
        if (sheet) addNames(sheet.cssRules, cache.inserted);
      } catch {
        // Browsers refuse the rules of a sheet that is not loaded. Emotion then inserts them itself,
        // and the page has its styles.
      }
    }
  }
  return cache;
}

type Sheet = HTMLStyleElement | HTMLLinkElement;

/** Adds the names of the classes and keyframes in these rules and the at-rules among them. */
function addNames(rules: CSSRuleList, names: EmotionCache['inserted']) {
  for (const rule of rules) {
    if (rule instanceof CSSKeyframesRule) names[rule.name] = true;
    if (rule instanceof CSSGroupingRule) addNames(rule.cssRules, names);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [, name = ''] of rule.selectorText.matchAll(/\.css-([\w-]+)/g)) names[name] = true;
  }
}
