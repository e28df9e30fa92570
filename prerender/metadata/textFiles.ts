import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  SECURITY_HEADERS,
} from '../../server/http/securityHeaders.ts';
import type { SiteEnvironment } from '../../src/config.ts';
import { localePrefix } from '../../src/i18n/localePath.ts';

const YEAR = 365 * 24 * 60 * 60_000;

/**
 * Builds the site's plain files, by path, for crawlers, for people who report a vulnerability (RFC
 * 9116), and for Netlify, Cloudflare Pages and other static hosts: the headers of our own server, and
 * the page that answers an unknown address below each language's prefix.
 *
 * @param tags of the languages that are offered
 */
export function textFiles(
  { VITE_SITE_URL, VITE_SUPPORT_EMAIL }: SiteEnvironment,
  tags: readonly string[],
  builtAt: Date,
): [path: string, content: string][] {
  const expires = new Date(builtAt.getTime() + YEAR).toISOString();
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const robots = `User-agent: *
Allow: /

Sitemap: ${VITE_SITE_URL}/sitemap.xml
`;
  const security = `Contact: mailto:${VITE_SUPPORT_EMAIL}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${VITE_SITE_URL}/.well-known/security.txt
`;
  const hostHeaders = `/*
${headers.join('\n')}

${IMMUTABLE_PATH_PREFIX}*
  Cache-Control: ${IMMUTABLE_CACHE_CONTROL}
`;
  // Hosts know 404.html, the page without a prefix.
  const prefixes = tags.map(localePrefix).filter((prefix) => prefix !== '');
  const redirects = prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`).join('');
  return [
    ['robots.txt', robots],
    ['.well-known/security.txt', security],
    ['_headers', hostHeaders],
    ['_redirects', redirects],
  ];
}
