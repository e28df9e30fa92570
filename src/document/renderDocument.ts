import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { fontFaces, preloadedFontUrl } from '../theme/fonts.ts';
import { globalStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { LATER_STYLES } from './hydration/LaterStyles.tsx';

/** A rendered page, ready for the document's template. */
export interface RenderedDocument {
  /** Title, meta and link tags. */
  head: string;
  body: string;
  /** The styles of the page, global ones first. */
  css: string;
  /** The styles of what follows `LaterStyles`, on a page with it. */
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
  const first = extractCritical(html.split(LATER_STYLES, 1)[0] ?? '');
  const rules = (some: string[]) => some.map((id) => styleCache.inserted[id]).join('');
  // Emotion takes all keyframes for used.
  const classes = rules(first.ids.filter((id) => !isKeyframes(id)));
  const isFirst = (id: string) => (isKeyframes(id) ? classes : first.ids).includes(id);
  return {
    head,
    body: html.slice(head.length),
    css: fontFaces(texts) + globalStyles + rules(ids.filter(isFirst)),
    laterCss: rules(ids.filter((id) => !isFirst(id))),
    fontUrl: preloadedFontUrl,
  };
}

const isKeyframes = (id: string) => id.startsWith('animation-');

const styleCaches = new Map<string, EmotionCache>();

// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
