import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { LogEntry } from '../../../server/http/requestLog.ts';
import { startServer, type Timeouts } from '../../../server/http/server.ts';
import { readSettings, type ServerSettings } from '../../../server/settings.ts';
import { newDatabaseUrl, temporaryFolder } from '../../support/temporaryFolder.ts';

/** A small built site; returns its folder. The text of each page says which it is. */
export function writeSite(folder = join(temporaryFolder(), 'dist')): string {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const path of ['index', 'faq', '404', 'de', 'de/faq', 'de/404']) {
    const html = `<!doctype html><title>${path}</title>`;
    write(`${path}.html`, html);
    if (path === 'index') continue;
    write(`${path}.html.br`, brotliCompressSync(html));
    write(`${path}.html.gz`, gzipSync(html));
  }
  write('assets/app-3f2a.js', 'export {};');
  write('robots.txt', 'User-agent: *');
  write('_headers', 'SECRET');
  write('.env', 'SECRET');
  write('.git/config', 'SECRET');
  write('../outside.txt', 'SECRET');
  symlinkSync(join(folder, '../outside.txt'), join(folder, 'link.txt'));
  return folder;
}

/** Starts the real server on a free loopback port, closes it after the test and collects its log. */
export async function runServer(
  changes: Partial<ServerSettings> = {},
  timeouts?: Partial<Timeouts>,
) {
  const log: string[] = [];
  const settings: ServerSettings = {
    ...readSettings({}),
    port: 0,
    databaseUrl: newDatabaseUrl(),
    distDir: changes.distDir ?? writeSite(),
    ...changes,
  };
  const server = await startServer(settings, {
    // Idle connections of a test may be closed at once.
    timeouts: { drain: 0, ...timeouts },
    log: (entry: LogEntry) => void log.push(JSON.stringify(entry)),
  });
  onTestFinished(() => server.close());
  return { ...server, settings, log };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request through `node:http`, which sends paths, methods and headers that `fetch` would not. */
export function send(
  url: string,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    // By default Node sends the body of some methods without saying where it ends.
    if (body !== undefined) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    outgoing.end(body);
  });
}
