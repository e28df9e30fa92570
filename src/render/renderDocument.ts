import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { LATER_STYLES_MARK } from '../hydration/laterStylesLink.ts';
import type { Locale } from '../i18n/locale.ts';
import { monthNames } from '../i18n/monthName.ts';
import { fontFaces, headlineFont, preloadedFontUrl } from '../theme/fonts.ts';
import { globalStyles, printStyles } from '../theme/globalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';

/** A rendered page, ready for the document's template. */
export interface RenderedDocument {
  /** Title, meta and link tags. */
  head: string;
  body: string;
  /** The styles before `LaterStyles`, global ones first; all of them on a page without it. */
  css: string;
  /** The styles after `LaterStyles`, and those of print. */
  laterCss: string;
  fontUrl: string;
  headlineFont: 'display' | 'system';
}

/**
 * Returns the cache of a page's styles, which are the same in every language. Emotion's server part
 * keeps it from inserting style elements into the HTML.
 */
export function documentStyleCache(name: string): EmotionCache {
  const known = styleCaches.get(name);
  if (known) return known;
  const styleCache = createStyleCache();
  createEmotionServer(styleCache);
  styleCaches.set(name, styleCache);
  return styleCache;
}

/**
 * Separates a page's HTML from the styles and head tags in it.
 *
 * @param styleCache that the HTML was rendered with, a `documentStyleCache`.
 */
export function renderDocument(
  html: string,
  locale: Locale,
  styleCache: EmotionCache,
): RenderedDocument {
  const { extractCritical } = createEmotionServer(styleCache);
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  const { ids } = extractCritical(html);
  const [firstHtml = ''] = html.split(LATER_STYLES_MARK, 1);
  const first = extractCritical(firstHtml);
  const rules = (some: string[]) => some.map((id) => styleCache.inserted[id]).join('');
  // Emotion treats all keyframes as used.
  const classes = rules(first.ids.filter((id) => !isKeyframes(id)));
  const isFirst = (id: string) => (isKeyframes(id) ? classes : first.ids).includes(id);
  const texts = textsOf(locale);
  return {
    head,
    body: html.slice(head.length),
    css: fontFaces(texts) + globalStyles + rules(ids.filter(isFirst)),
    laterCss: rules(ids.filter((id) => !isFirst(id))) + printStyles,
    fontUrl: preloadedFontUrl,
    headlineFont: headlineFont(texts),
  };
}

/** Returns all texts of a language, so that each of its documents has the same fonts. */
function textsOf({ strings, language }: Locale): string {
  return JSON.stringify(strings) + monthNames(language.tag).join('');
}

const isKeyframes = (id: string) => id.startsWith('animation-');

const styleCaches = new Map<string, EmotionCache>();

// React hoists head tags, which components render in place, to the front of the string.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
