import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  SECURITY_HEADERS,
} from '../../server/http/securityHeaders.ts';

/**
 * Builds `_headers`: the headers of the project's own server in the format that Netlify, Cloudflare
 * Pages and other static hosts read.
 */
export function staticHostHeaders(): string {
  return [
    rule('/*', SECURITY_HEADERS),
    rule(`${IMMUTABLE_PATH_PREFIX}*`, { 'Cache-Control': IMMUTABLE_CACHE_CONTROL }),
  ].join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );
}
