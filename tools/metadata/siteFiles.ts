import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  SECURITY_HEADERS,
} from '../../server/http/securityHeaders.ts';
import type { LinkedLanguage } from '../../src/document/pageDocument.ts';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, type PageId } from '../../src/routes.ts';

/**
 * The files about the site, by their path in `dist/`.
 *
 * @param changed the day (ISO 8601) on which what the pages show was last changed.
 */
export function siteFiles(
  siteUrl: string,
  languages: readonly LinkedLanguage[],
  changed: string,
): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(siteUrl, languages, changed)],
    ['_headers', staticHostHeaders()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
  ]);
}

/** The server's own headers, in the form that Netlify, Cloudflare Pages and others read. */
function staticHostHeaders(): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', SECURITY_HEADERS),
    rule(`${IMMUTABLE_PATH_PREFIX}*`, { 'Cache-Control': IMMUTABLE_CACHE_CONTROL }),
  ].join('\n');
}

/** Every page in every language with its alternates; the not-found pages have no address. */
function sitemap(siteUrl: string, languages: readonly LinkedLanguage[], changed: string): string {
  const addressOf = (tag: string, page: PageId) => `${siteUrl}${localePath(tag, PAGES[page].path)}`;
  const alternates = (page: PageId) =>
    [...languages.map(({ tag }) => [tag, tag]), ['x-default', SOURCE_LOCALE]].map(
      ([name = '', tag = '']) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${addressOf(tag, page)}"/>`,
    );
  const urls = PAGE_IDS.filter((page) => page !== 'notFound').flatMap((page) =>
    languages.map(({ tag }) =>
      [
        `<url><loc>${addressOf(tag, page)}</loc><lastmod>${changed}</lastmod>`,
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
