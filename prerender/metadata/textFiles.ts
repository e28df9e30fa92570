import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  SECURITY_HEADERS,
} from '../../server/http/securityHeaders.ts';
import type { SiteEnvironment } from '../../src/config.ts';

const YEAR = 365 * 24 * 60 * 60_000;

/**
 * Builds the site's plain files, by path, for crawlers, for people who report a vulnerability (RFC
 * 9116), and for Netlify, Cloudflare Pages and other static hosts: the headers of our own server.
 */
export function textFiles(
  { VITE_SITE_URL, VITE_SUPPORT_EMAIL }: SiteEnvironment,
  builtAt: Date,
): [path: string, content: string][] {
  return [
    ['robots.txt', lines('User-agent: *', 'Allow: /', '', `Sitemap: ${VITE_SITE_URL}/sitemap.xml`)],
    [
      '.well-known/security.txt',
      lines(
        `Contact: mailto:${VITE_SUPPORT_EMAIL}`,
        `Expires: ${new Date(builtAt.getTime() + YEAR).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${VITE_SITE_URL}/.well-known/security.txt`,
      ),
    ],
    [
      '_headers',
      lines(
        '/*',
        ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
        '',
        `${IMMUTABLE_PATH_PREFIX}*`,
        `  Cache-Control: ${IMMUTABLE_CACHE_CONTROL}`,
      ),
    ],
  ];
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}
