import type { Language, LinkedLanguage } from '../document/pageDocument.ts';
import { localePath, SOURCE_LOCALE } from '../i18n/localePath.ts';
import { PAGES, type PageId } from '../routes.ts';

/** In pixels: what the platforms ask for that show such images. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** All that a page's head depends on. */
export interface HeadInput {
  page: PageId;
  language: Language;
  /** Those that are offered to visitors. */
  languages: readonly LinkedLanguage[];
  title: string;
  description: string;
  productName: string;
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
}

/** A head's tags as attributes, in the order they are written. */
export interface HeadTags {
  title: string;
  links: Record<string, string>[];
  metas: Record<string, string>[];
}

/**
 * Title, description, canonical, alternates and sharing tags of one page in one language
 * (spec section 2; `docs` for og:see_also: the FAQ and roadmap pages, on every page).
 * A not-found page has no address of its own, so it has no canonical and asks not to be indexed; so does a
 * page in a language that is not among those offered.
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
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: input.productName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:locale', content: openGraphLocale(language.tag) },
      ...(isFound ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:see_also', content: pageUrl(input, language.tag, 'faq') },
      { property: 'og:see_also', content: pageUrl(input, language.tag, 'roadmap') },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
      { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
    ],
  };
}

/** Where the site has the image that links to a page are shared with; what is not found has the home page's. */
export function shareImagePath(locale: string, page: PageId): string {
  return `share/${locale}/${page === 'notFound' ? 'home' : page}.png`;
}

/** The absolute address of a page in a language. */
export function pageUrl(
  { siteUrl }: Pick<HeadInput, 'siteUrl'>,
  locale: string,
  page: PageId,
): string {
  return `${siteUrl}${localePath(locale, PAGES[page].path)}`;
}

/** `pt-BR` → `pt_BR`; a tag without region gets the one its language is most written in: `de` → `de_DE`. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

/**
 * Every visitor fetches a page's head. With more languages than this the sitemap alone names them, which
 * search engines take as well.
 */
const MOST_ALTERNATES = 20;

function alternates(input: HeadInput): Record<string, string>[] {
  if (input.languages.length < 2 || input.languages.length > MOST_ALTERNATES) return [];
  const ofLanguage = ({ tag }: LinkedLanguage) => ({
    rel: 'alternate',
    hrefLang: tag,
    href: pageUrl(input, tag, input.page),
  });
  return [
    ...input.languages.map(ofLanguage),
    { rel: 'alternate', hrefLang: 'x-default', href: pageUrl(input, SOURCE_LOCALE, input.page) },
  ];
}
