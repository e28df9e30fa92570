import type { IncomingMessage, ServerResponse } from 'node:http';
import { localePath } from '../../src/i18n/localePath.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { PAGES } from '../../src/routes.ts';
import { readPreferences } from '../http/preferences.ts';
import { REVALIDATE_CACHE_CONTROL } from '../http/securityHeaders.ts';
import { readSiteFiles, type SiteFile } from './siteFiles.ts';

/**
 * Serves a built site at clean URLs, precompressed where the browser accepts it. Why no package
 * does this, and why there are no byte ranges: docs/decisions/10-server.md.
 */
export function serveSite(distDir: string): (req: IncomingMessage, res: ServerResponse) => void {
  const site = readSiteFiles(distDir);
  const languages = [...new Set([...site.values()].flatMap(({ language }) => language ?? []))];

  return (req, res) => {
    const [path = '/'] = req.url?.split('?') ?? [];
    const { locale, page } = pageAt(path, languages);
    const address = localePath(locale, PAGES[page].path);
    const isFound = page !== 'notFound';
    // A not-found page is not served at its own address.
    const file = isFound || path !== address ? site.get(path) : undefined;

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      send(req, res, 405);
    } else if (isFound && path !== address) {
      // Not an open redirect: the address is one of the site's pages.
      res.setHeader('Location', address + req.url?.slice(path.length));
      send(req, res, 308);
    } else if (file === undefined) {
      send(req, res, 404, site.get(localePath(locale, PAGES.notFound.path)));
    } else {
      send(req, res, req.headers['if-none-match']?.includes(file.etag) ? 304 : 200, file);
    }
  };
}

function send(req: IncomingMessage, res: ServerResponse, status: number, file?: SiteFile): void {
  res.statusCode = status;
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Cache-Control', file?.cacheControl ?? REVALIDATE_CACHE_CONTROL);
  if (file && status < 400) res.setHeader('ETag', file.etag);
  if (status === 304 || file === undefined) {
    res.end();
    return;
  }
  const accepted = readPreferences(req.headers['accept-encoding']?.toString());
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepted.includes(name));
  const body = (encoding && file[encoding]) ?? file.identity;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Content-Length', body.byteLength);
  if (file.language) res.setHeader('Content-Language', file.language);
  res.end(body);
}
