import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { fontFaces, preloadedFontUrl } from '../theme/fonts.ts';
import { globalStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';

/** A rendered page, ready for the document's template. */
export interface RenderedDocument {
  /** Title, meta and link tags. */
  head: string;
  body: string;
  /** All styles of the page, global ones first. */
  css: string;
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
  return {
    head,
    body: html.slice(head.length),
    css: fontFaces(texts) + globalStyles + extractCritical(html).css,
    fontUrl: preloadedFontUrl,
  };
}

const styleCaches = new Map<string, EmotionCache>();

// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
