import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type ServerOptions } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devApi } from '../../../../../tools/vite/dev/devApi.ts';
import { postJoin } from '../../../../support/postJoin.ts';
import { newDataFolder, temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** A development server that has the API and no page. */
async function createDevelopmentServer(databaseUrl: string, server: ServerOptions) {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', newDataFolder());
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [devApi()],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { watch: null, ws: false, ...server },
  });
  onTestFinished(async () => {
    await vite.close();
    vi.unstubAllEnvs();
  });
  return vite;
}

const statusOfJoin = async (url: string) => (await postJoin(url)).status;

test('the first request to the API opens the database, closing the server closes it', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const vite = await createDevelopmentServer(`file:${folder}/waitlist.db`, {
    middlewareMode: true,
  });
  const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await fetch(url);
  expect(existsSync(folder)).toBe(false);

  const statuses = await Promise.all([statusOfJoin(url), statusOfJoin(url)]);
  expect(statuses.toSorted()).toEqual([201, 409]);

  await vite.close();
  expect(await statusOfJoin(url)).toBe(503);
});

test('a database that cannot be opened fails the request, not the server', async () => {
  const vite = await createDevelopmentServer(`file:${temporaryFolder()}`, {
    host: '127.0.0.1',
    port: 0,
  });
  await vite.listen();
  const [url = ''] = vite.resolvedUrls?.local ?? [];
  expect(await statusOfJoin(url)).toBe(500);
  expect((await fetch(url)).status).toBe(404);
});
