import {
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
} from '../../../server/http/securityHeaders.ts';

/** What is not named may be anything, but for the security headers; null means no such header. */
export interface Expected {
  status?: number | readonly number[];
  /** The file in `dist/` that the body holds once it is decoded. */
  file?: string;
  headers?: Record<string, string | RegExp | null>;
}

export function page(name: string, encoding: string | null = null): Expected {
  return file(name, 'text/html; charset=utf-8', encoding);
}

/** A file of the site, which is asked about at each use. */
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

/** The same answer without its body, as to HEAD. */
export function headersOf({ status, headers }: Expected): Expected {
  return { ...(status && { status }), ...(headers && { headers }) };
}

/** A file with a content hash in its name, which is kept for good. */
export function immutable(name: string, type: RegExp, encoding: string | null = null): Expected {
  const { headers, ...rest } = file(name, type, encoding);
  return { ...rest, headers: { ...headers, 'cache-control': IMMUTABLE_CACHE_CONTROL } };
}

/** The not-found page of this name, with its status. */
export function notFound(name: string, encoding: string | null = null): Expected {
  return { ...page(name, encoding), status: 404 };
}

export function redirect(location: string): Expected {
  return {
    status: 308,
    headers: { location, 'cache-control': REVALIDATE_CACHE_CONTROL },
  };
}

/** The answer to who has the newest version. */
export function unchanged(cacheControl: string): Expected {
  return {
    status: 304,
    headers: { 'cache-control': cacheControl, vary: /^accept-encoding$/i },
  };
}

/** A refused method, with the page of this name if there is one. */
export function notAllowed(name?: string): Expected {
  return {
    status: 405,
    headers: { allow: 'GET, HEAD' },
    ...(name !== undefined && { file: name }),
  };
}

/** An answer of the API, whose headers the host leaves as they are. */
export function api(status: number, headers: Record<string, string> = {}): Expected {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  };
}
