import type { LinkedLanguage } from '../../src/document/siteData.ts';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, type PageId } from '../../src/routes.ts';

/**
 * Builds `sitemap.xml`: every page in every language, with alternates if there are several, except the not-found
 * pages, which have no address of their own.
 *
 * @param lastModified the day (ISO 8601) of the last change to the pages' content, if known
 */
export function sitemap(
  siteUrl: string,
  languages: readonly LinkedLanguage[],
  lastModified?: string,
): string {
  const pageUrl = (tag: string, page: PageId) => `${siteUrl}${localePath(tag, PAGES[page].path)}`;
  const alternates = (page: PageId) =>
    [...languages.map(({ tag }) => [tag, tag]), ['x-default', SOURCE_LOCALE]].map(
      ([name = '', tag = '']) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${pageUrl(tag, page)}"/>`,
    );
  const urls = PAGE_IDS.filter((page) => page !== 'notFound').flatMap((page) =>
    languages.map(({ tag }) =>
      [
        `<url><loc>${pageUrl(tag, page)}</loc>`,
        ...(lastModified ? [`<lastmod>${lastModified}</lastmod>`] : []),
        ...(languages.length > 1 ? alternates(page) : []),
        '</url>',
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
