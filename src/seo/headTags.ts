import { SITE_URL } from '../config.ts';
import { localePath, SOURCE_LOCALE } from '../i18n/localePath.ts';
import type { PageContext } from '../i18n/pageContext.ts';
import { PAGES, type PageId } from '../routes.ts';
import { shareImagePath } from './shareImage.ts';

/** Everything a page's head depends on. */
export interface HeadInput extends Pick<PageContext, 'language' | 'languages'> {
  page: PageId;
  title: string;
  description: string;
  productName: string;
}

/** The tags of a head as attributes, in order. Those that all pages share are in `index.html`. */
interface HeadTags {
  links: Record<string, string>[];
  metas: Record<string, string>[];
}

/**
 * Returns description, canonical URL, alternates and sharing tags of a page in one language. The
 * not-found page has no URL of its own and so no canonical; it is `noindex`, as is every page in a
 * language that is not offered.
 */
export function headTags(input: HeadInput): HeadTags {
  const { page, language, languages, title, description, productName } = input;
  const isFound = page !== 'notFound';
  const isOffered = languages.some(({ tag }) => tag === language.tag);
  const url = pageUrl(language.tag, page);
  const image = `${SITE_URL}/${shareImagePath(language.tag, page)}`;
  const alternate = (hrefLang: string, tag: string) => {
    return { rel: 'alternate', hrefLang, href: pageUrl(tag, page) };
  };
  return {
    links: [
      ...(isFound ? [{ rel: 'canonical', href: url }] : []),
      ...(isFound && isOffered && languages.length > 1
        ? [
            ...languages.map(({ tag }) => alternate(tag, tag)),
            alternate('x-default', SOURCE_LOCALE),
          ]
        : []),
    ],
    metas: [
      { name: 'description', content: description },
      ...(isFound && isOffered ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: productName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(isFound ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:see_also', content: pageUrl(language.tag, 'faq') },
      { property: 'og:see_also', content: pageUrl(language.tag, 'roadmap') },
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
    ],
  };
}

/** Returns the absolute URL of a page in a language. */
export function pageUrl(locale: string, page: PageId): string {
  return `${SITE_URL}${localePath(locale, PAGES[page].path)}`;
}

/** The locales of Open Graph for languages of no single country. */
const OPEN_GRAPH_LOCALES: Record<string, string> = { ar: 'ar_AR', 'es-419': 'es_LA' };

/**
 * Converts `pt-BR` to `pt_BR`. A tag without a country gets its likeliest: `de` becomes `de_DE`, and
 * `en-001`, English of the world, `en_US`.
 */
export function openGraphLocale(tag: string): string {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  const isCountry = /^[A-Z]{2}$/.test(region);
  const country = isCountry ? region : new Intl.Locale(language).maximize().region;
  const withCountry = country ? `${language}_${country}` : language;
  return OPEN_GRAPH_LOCALES[tag] ?? withCountry;
}
