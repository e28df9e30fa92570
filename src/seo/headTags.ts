import type { DocumentLanguage, LinkedLanguage } from '../document/siteData.ts';
import { localePath, SOURCE_LOCALE } from '../i18n/localePath.ts';
import { PAGES, type PageId } from '../routes.ts';

/** Pixels, as recommended by the platforms that show share images. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Everything a page's head depends on. */
export interface HeadInput {
  page: PageId;
  language: DocumentLanguage;
  /** The published languages. */
  languages: readonly LinkedLanguage[];
  title: string;
  description: string;
  productName: string;
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
}

/**
 * The tags of a head as attributes, in document order. Those that are the same on every page of a
 * language are in `index.html`.
 */
interface HeadTags {
  title: string;
  links: Record<string, string>[];
  metas: Record<string, string>[];
}

/**
 * Returns title, description, canonical URL, alternates and sharing tags of a page in one language
 * (docs/specification.md#metadata). The not-found page has no URL of its own and so no canonical;
 * it is `noindex`, as is every page in an unpublished language.
 */
export function headTags(input: HeadInput): HeadTags {
  const { page, language, title, description } = input;
  const isFound = page !== 'notFound';
  const isPublished = input.languages.some(({ tag }) => tag === language.tag);
  const url = pageUrl(input, language.tag, page);
  const image = `${input.siteUrl}/${shareImagePath(language.tag, page)}`;
  return {
    title,
    links: [
      ...(isFound ? [{ rel: 'canonical', href: url }] : []),
      ...(isFound && isPublished ? alternates(input) : []),
    ],
    metas: [
      { name: 'description', content: description },
      ...(isFound && isPublished ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: input.productName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(isFound ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:see_also', content: pageUrl(input, language.tag, 'faq') },
      { property: 'og:see_also', content: pageUrl(input, language.tag, 'roadmap') },
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
    ],
  };
}

/**
 * Returns the path of a page's share image, without a leading slash. Not-found uses the home
 * page's.
 */
export function shareImagePath(locale: string, page: PageId): string {
  return `share/${locale}/${page === 'notFound' ? 'home' : page}.png`;
}

/** Returns the absolute URL of a page in a language. */
export function pageUrl(
  { siteUrl }: Pick<HeadInput, 'siteUrl'>,
  locale: string,
  page: PageId,
): string {
  return `${siteUrl}${localePath(locale, PAGES[page].path)}`;
}

function alternates(input: HeadInput): Record<string, string>[] {
  if (input.languages.length < 2) return [];
  const alternate = ({ tag }: LinkedLanguage) => ({
    rel: 'alternate',
    hrefLang: tag,
    href: pageUrl(input, tag, input.page),
  });
  return [
    ...input.languages.map(alternate),
    { rel: 'alternate', hrefLang: 'x-default', href: pageUrl(input, SOURCE_LOCALE, input.page) },
  ];
}

/** Converts `pt-BR` to `pt_BR`. A tag without a region gets its likeliest: `de` becomes `de_DE`. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
