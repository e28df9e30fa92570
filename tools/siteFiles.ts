import { localePath } from '../src/i18n/localePath';
import type { Language } from '../src/i18n/pageDocument';
import { PAGE_IDS, PAGES } from '../src/routes';

/** The files about the site, by their path in `dist/`. */
export function siteFiles(siteUrl: string, languages: readonly Language[]): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(siteUrl, languages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
  ]);
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
