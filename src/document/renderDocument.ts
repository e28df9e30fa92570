import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { fontFaces, preloadedFontUrl } from '../theme/fonts.ts';
import { globalStyles, printStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { LATER_STYLES_MARK } from './laterStyles.ts';

/** A rendered page, ready for the document's template. */
export interface RenderedDocument {
  /** Title, meta and link tags. */
  head: string;
  body: string;
  /** The styles of what precedes `LaterStyles`, global ones first; all of them on a page without it. */
  css: string;
  /** The styles of what follows `LaterStyles`, and of print. */
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
  const [firstHtml = ''] = html.split(LATER_STYLES_MARK, 1);
  const first = extractCritical(firstHtml);
  const rules = (some: string[]) => some.map((id) => styleCache.inserted[id]).join('');
  // Emotion treats all keyframes as used.
  const classes = rules(first.ids.filter((id) => !isKeyframes(id)));
  const isFirst = (id: string) => (isKeyframes(id) ? classes : first.ids).includes(id);
  return {
    head,
    body: html.slice(head.length),
    css: fontFaces(texts) + globalStyles + rules(ids.filter(isFirst)),
    laterCss: rules(ids.filter((id) => !isFirst(id))) + printStyles,
    fontUrl: preloadedFontUrl,
  };
}

const isKeyframes = (id: string) => id.startsWith('animation-');

const styleCaches = new Map<string, EmotionCache>();

// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
