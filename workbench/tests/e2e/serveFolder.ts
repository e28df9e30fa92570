import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A static host that knows nothing of the site: it serves a folder's files below `/iris/workbench/`. */
export async function serveFolder(folder: string) {
  const prefix = '/iris/workbench/';
  const server = createServer(async ({ method, url = '' }, response) => {
    const name = url.startsWith(prefix) ? url.slice(prefix.length) || 'index.html' : undefined;
    const content = name && (await readFile(path.join(folder, name)).catch(() => undefined));
    if (!content || method !== 'GET') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': getMimeType(name) ?? '' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${prefix}`, close: () => server.close() };
}
