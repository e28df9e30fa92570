/**
 * Headers of every response: pages, files and API. They also work on plain-http localhost:
 * browsers ignore `Strict-Transport-Security` there. The rest of the content security policy is a
 * `<meta>` tag in each page, since it names that page's hashes; `frame-ancestors` works only here.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Without includeSubDomains, which would affect the owner's other hosts.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Files below this path have a content hash in their name. */
export const IMMUTABLE_PATH_PREFIX = '/assets/';
/** `Cache-Control` of files whose name changes with their content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/**
 * `Cache-Control` of everything else: cached, but revalidated at each use. `no-transform` keeps
 * CDNs from changing pages: the content security policy would block a script that they add.
 */
export const REVALIDATE_CACHE_CONTROL = 'public, max-age=0, must-revalidate, no-transform';
