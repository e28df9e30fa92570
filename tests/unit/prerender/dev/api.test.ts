import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devApi } from '../../../../prerender/dev/devApi.ts';
import { postJoin } from '../../../support/postJoin.ts';
import {
  newDatabaseUrl,
  newDataFolder,
  temporaryFolder,
} from '../../../support/temporaryFolder.ts';
import { pageOf } from '../../server/api/testApi.ts';
import { EXAMPLE_MESSAGES } from '../../server/exampleMessages.ts';

// A server starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Starts a development server that has the API and no page. */
async function listen(databaseUrl: string, renderMessages = async () => EXAMPLE_MESSAGES) {
  const dataDir = newDataFolder();
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', dataDir);
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [devApi(renderMessages)],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { watch: null, ws: false, host: '127.0.0.1', port: 0 },
  });
  onTestFinished(async () => {
    await vite.close();
    vi.unstubAllEnvs();
  });
  await vite.listen();
  return { dataDir, url: vite.resolvedUrls?.local[0] ?? '' };
}

const statusOfJoin = async (url: string) => (await postJoin(url)).status;

test('the first request to the API opens the database', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const { url } = await listen(`file:${folder}/waitlist.db`);
  await fetch(url);
  expect(existsSync(folder)).toBe(false);
  const statuses = await Promise.all([statusOfJoin(url), statusOfJoin(url)]);
  expect(statuses.toSorted()).toEqual([201, 409]);
});

test('a database that cannot be opened fails the request, not the server', async () => {
  const { url } = await listen(`file:${temporaryFolder()}`);
  expect(await statusOfJoin(url)).toBe(500);
  expect((await fetch(url)).status).toBe(404);
});

test("a mail is written to the data folder, and its links lead to this server's pages", async () => {
  const { url, dataDir } = await listen(newDatabaseUrl());
  expect(await statusOfJoin(url)).toBe(201);
  const folder = path.join(dataDir, 'outbox');
  const file = await vi.waitUntil(
    () => existsSync(folder) && readdirSync(folder).find((name) => name.endsWith('.eml')),
    10_000,
  );
  const mail = readFileSync(path.join(folder, file), 'utf8').replaceAll('=\r\n', '');
  const [link = ''] = /http\S+confirm\S+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  expect(link.startsWith(url)).toBe(true);
  expect(await pageOf(await fetch(link, { method: 'POST' }))).toEqual([200, 'confirmed', 'en']);
});

test('messages that cannot be rendered fail the request, and the next edit may repair them', async () => {
  let isBroken = true;
  const { url } = await listen(newDatabaseUrl(), async () => {
    if (isBroken) throw new Error('locales/en.json is broken');
    return EXAMPLE_MESSAGES;
  });
  expect(await statusOfJoin(url)).toBe(500);
  isBroken = false;
  expect(await statusOfJoin(url)).toBe(201);
});
