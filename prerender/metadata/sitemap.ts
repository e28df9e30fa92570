import { execFileSync } from 'node:child_process';
import type { LinkedLanguage } from '../../src/i18n/locale.ts';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, type PageId } from '../../src/routes.ts';

/**
 * Builds `sitemap.xml`: every page in every language, with alternates if there are several
 * languages. Not-found pages are left out, since they have no address of their own.
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

/** Folders with the pages' content, without the recorded states of translations. */
const CONTENT = ['locales', ':!locales/state', 'src/pages', 'src/sections'];

/**
 * Returns the day (ISO 8601) of the last commit that changed the pages' content; undefined where
 * Git cannot tell: outside a repository, as in Docker, and in a shallow clone, which attributes
 * every file to its oldest commit.
 */
export function lastModified(root: string): string | undefined {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git('log', '-1', '--format=%cs', '--', ...CONTENT) || undefined;
  } catch {
    return undefined;
  }
}
