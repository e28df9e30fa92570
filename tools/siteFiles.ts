import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  SECURITY_HEADERS,
} from '../server/securityHeaders.ts';
import { localePath } from '../src/i18n/localePath.ts';
import type { Language } from '../src/i18n/pageDocument.ts';
import { PAGE_IDS, PAGES } from '../src/routes.ts';

/** The files about the site, by their path in `dist/`. */
export function siteFiles(siteUrl: string, languages: readonly Language[]): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(siteUrl, languages)],
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

/** Every page in every language; the not-found pages have no address. */
function sitemap(siteUrl: string, languages: readonly Language[]): string {
  const urls = PAGE_IDS.filter((page) => page !== 'notFound').flatMap((page) =>
    languages.map(
      ({ tag }) => `<url><loc>${siteUrl}${localePath(tag, PAGES[page].path)}</loc></url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
