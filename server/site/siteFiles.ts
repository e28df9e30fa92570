import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  IMMUTABLE_CACHE_CONTROL,
  IMMUTABLE_PATH_PREFIX,
  REVALIDATE_CACHE_CONTROL,
} from '../http/securityHeaders.ts';

export type SiteFile = ReturnType<typeof siteFile>;

/**
 * Files that are not served: other hosts' headers, messages, and hidden files outside
 * `/.well-known/`.
 */
const NOT_READ = /^\/\.(?!well-known\/)|.\/\.|^\/_(headers|messages\.json)$/;

/**
 * Reads a built site into memory, keyed by URL path (`/`, `/de/faq`, `/assets/x.js`). A new
 * build therefore does not disturb a running server, and no request can reach another file.
 * @throws Error naming DIST_DIR when the folder cannot be read, or has no pages
 */
export function readSiteFiles(distDir: string): Map<string, SiteFile> {
  const contents = readFolder(distDir);
  const site = new Map<string, SiteFile>();
  for (const [path, identity] of contents) {
    if (/\.(br|gz)$/.test(path)) continue;
    const address = path.replace(/(?:\/index)?\.html$/, '') || '/';
    const encoded = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
    site.set(address, siteFile(path, identity, ...encoded));
  }
  if (!site.has('/'))
    throw new Error(`The site in DIST_DIR (${distDir}) has no pages. Build it first.`);
  return site;
}

function siteFile(path: string, identity: Buffer, br?: Buffer, gzip?: Buffer) {
  const isImmutable = path.startsWith(IMMUTABLE_PATH_PREFIX);
  return {
    /** A page's language. */
    language: path.endsWith('.html') ? /<html lang="([^"]+)/.exec(`${identity}`)?.[1] : undefined,
    contentType: getMimeType(path) ?? 'application/octet-stream',
    cacheControl: isImmutable ? IMMUTABLE_CACHE_CONTROL : REVALIDATE_CACHE_CONTROL,
    /** Weak, because one tag covers every encoding of the content. */
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br,
    gzip,
  };
}

function readFolder(folder: string): Map<string, Buffer> {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((file) => !NOT_READ.test(`/${file}`));
    return new Map(files.map((file) => [`/${file}`, readFileSync(join(folder, file))]));
  } catch (cause) {
    throw new Error(`The site in DIST_DIR (${folder}) cannot be read. Build it first.`, { cause });
  }
}
