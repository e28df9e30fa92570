import {
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
} from '../../../server/http/securityHeaders.ts';

/**
 * An expected answer. Properties that are absent can have any value, except for the security
 * headers, which are always checked; a header that is null must be absent.
 */
export interface Expected {
  status?: number | readonly number[];
  /** The file in `dist/` that the decoded body equals. */
  file?: string;
  /** A pattern that the body matches. */
  body?: RegExp;
  headers?: Record<string, string | RegExp | null>;
}

/** Expects a page of the site. */
export function page(name: string, encoding: string | null = null): Expected {
  return file(name, 'text/html; charset=utf-8', encoding);
}

/** Expects a file that browsers revalidate at each use. */
export function file(
  name: string,
  type: string | RegExp,
  encoding: string | null = null,
): Expected {
  return {
    status: 200,
    file: name,
    headers: {
      'content-type': type,
      'content-encoding': encoding,
      'cache-control': REVALIDATE_CACHE_CONTROL,
      vary: /^accept-encoding$/i,
    },
  };
}

/** Expects the same answer without its body, as for HEAD. */
export function headersOf({ status, headers }: Expected): Expected {
  return { ...(status && { status }), ...(headers && { headers }) };
}

/** Expects a file with a content hash in its name, which browsers keep. */
export function immutable(name: string, type: RegExp, encoding: string | null = null): Expected {
  const { headers, ...rest } = file(name, type, encoding);
  return { ...rest, headers: { ...headers, 'cache-control': IMMUTABLE_CACHE_CONTROL } };
}

/** Expects this not-found page, with status 404. */
export function notFound(name: string, encoding: string | null = null): Expected {
  return { ...page(name, encoding), status: 404 };
}

/** Expects a permanent redirect. */
export function redirect(location: string): Expected {
  return {
    status: 308,
    headers: { location, 'cache-control': REVALIDATE_CACHE_CONTROL },
  };
}

/** Expects the answer to a client that has the newest version. */
export function unchanged(cacheControl: string): Expected {
  return {
    status: 304,
    headers: { 'cache-control': cacheControl, vary: /^accept-encoding$/i },
  };
}

/** Expects a refused method, with this page as the body if given. */
export function notAllowed(name?: string): Expected {
  return {
    status: 405,
    headers: { allow: 'GET, HEAD' },
    ...(name !== undefined && { file: name }),
  };
}

/** Expects an answer of the API, whose headers the host passes on unchanged. */
export function api(status: number, headers: Record<string, string> = {}): Expected {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  };
}

/** Expects a page of an email's link, whose headers the host passes on unchanged. */
export function linkPage(status: number): Expected {
  return {
    status,
    headers: {
      'content-type': /^text\/html; charset=utf-8$/i,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  };
}

/** Expects a proxy's own answer, below `/api` or elsewhere, when Node cannot be reached. */
export function nodeAway(isApi: boolean): Expected {
  return {
    status: 502,
    body: isApi ? /^{"success":false,"message":"[^"]+"}$/ : /^<!doctype html>.*<p>[^<]+<\/p>/,
    headers: {
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  };
}
