import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { fontFaces, preloadedFontUrl } from '../theme/fonts.ts';
import { globalStyles, printStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { tokenRules } from '../theme/tokenValues.ts';
import { LATER_STYLES } from './hydration/LaterStyles.tsx';

/** A rendered page, ready for the document's template. */
export interface RenderedDocument {
  /** Title, meta and link tags. */
  head: string;
  body: string;
  /** The styles of the page, global ones first. */
  css: string;
  /** The styles of what follows `LaterStyles`, and of print; empty on a page without it. */
  laterCss: string;
  fontUrl: string;
}

/**
 * Collects a page's HTML and the styles and head tags in it.
 *
 * @param name of the page. Its styles are the same in every language, so its cache is reused.
 * @param texts all texts that the document may ever show.
 */
export function renderDocument(
  name: string,
  texts: string,
  render: (styleCache: EmotionCache) => string,
): RenderedDocument {
  const styleCache = styleCaches.get(name) ?? createStyleCache();
  styleCaches.set(name, styleCache);
  // Created first: it keeps Emotion from inserting style elements into the HTML.
  const { extractCritical } = createEmotionServer(styleCache);
  const html = render(styleCache);
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  const { ids } = extractCritical(html);
  const [firstHtml = '', laterHtml] = html.split(LATER_STYLES, 2);
  const first = extractCritical(firstHtml);
  const rules = (some: string[]) => some.map((id) => styleCache.inserted[id]).join('');
  // Emotion takes all keyframes for used.
  const classes = rules(first.ids.filter((id) => !isKeyframes(id)));
  const isFirst = (id: string) => (isKeyframes(id) ? classes : first.ids).includes(id);
  const firstRules = globalStyles + rules(ids.filter(isFirst));
  const tokens = tokenRules();
  const uses = firstHtml + firstRules + tokens.join('');
  const isFirstToken = (rule: string) => {
    const [name = ''] = /--[\w-]+/.exec(rule) ?? [];
    // Preferences that change a token must follow it.
    return uses.includes(`var(${name})`) || globalStyles.includes(`${name}:`);
  };
  const firstCss = fontFaces(texts) + tokens.filter(isFirstToken).join('') + firstRules;
  const laterTokens = tokens.filter((rule) => !isFirstToken(rule)).join('');
  const laterCss = laterTokens + rules(ids.filter((id) => !isFirst(id))) + printStyles;
  const hasLater = laterHtml !== undefined;
  return {
    head,
    body: html.slice(head.length),
    css: hasLater ? firstCss : firstCss + laterCss,
    laterCss: hasLater ? laterCss : '',
    fontUrl: preloadedFontUrl,
  };
}

const isKeyframes = (id: string) => id.startsWith('animation-');

const styleCaches = new Map<string, EmotionCache>();

// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
