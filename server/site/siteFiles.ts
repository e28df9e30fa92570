import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  REVALIDATE_CACHE_CONTROL,
} from '../http/securityHeaders.ts';

export interface SiteFile {
  isPage: boolean;
  contentType: string;
  cacheControl: string;
  /** Weak, because one tag covers every encoding of the content. */
  etag: string;
  identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

const NOT_SERVED = /^\/\.(?!well-known\/)|.\/\.|\.(br|gz)$|^\/_(headers|messages\.json)$/;

/**
 * Reads a built site into memory, keyed by clean URL path (`/`, `/de/faq`, `/assets/x.js`). A new
 * build therefore does not disturb a running server, and no request can reach another file.
 * Skips links, precompressed siblings, the `_headers` file for other hosts, the messages, which are
 * for this server, and hidden files, except those in `/.well-known/` (RFC 8615).
 * @throws Error naming DIST_DIR when the folder cannot be read
 */
export function readSiteFiles(distDir: string): Map<string, SiteFile> {
  const contents = readFolder(distDir);
  const site = new Map<string, SiteFile>();
  for (const [path, identity] of contents) {
    if (NOT_SERVED.test(path)) continue;
    const isImmutable = path.startsWith(IMMUTABLE_PATH_PREFIX);
    site.set(cleanPath(path), {
      isPage: path.endsWith('.html'),
      contentType: getMimeType(path) ?? 'application/octet-stream',
      cacheControl: isImmutable ? IMMUTABLE_CACHE_CONTROL : REVALIDATE_CACHE_CONTROL,
      etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      identity,
      br: contents.get(`${path}.br`),
      gzip: contents.get(`${path}.gz`),
    });
  }
  return site;
}

/** Returns the canonical path: `/faq.html`, `/faq/` and `/faq/index.html` are all `/faq`. */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return clean === '' ? '/' : clean;
}

/** Reads all files below a folder, keyed by their path in it with a leading slash. */
function readFolder(folder: string): Map<string, Buffer> {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(
      files.map((file) => [`/${relative(folder, file).replaceAll(sep, '/')}`, readFileSync(file)]),
    );
  } catch (cause) {
    throw new Error(`The site in DIST_DIR (${folder}) cannot be read. Build it first.`, { cause });
  }
}
