import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '../../../src/routes.ts';
import { postJoin } from '../../support/postJoin.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ENGLISH_SITE, freshProject, startServer } from './support.ts';

test('npm start replaces an earlier build by one that runs without an installation', async () => {
  const project = await freshProject();
  for (const file of ['dist/index.html', 'build/server.js']) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), 'throw new Error("an earlier build");');
  }

  const start = ['--import', 'tsx', 'tools/commands/start.ts'];
  const { server, url } = await startServer(project, start, {
    ...ENGLISH_SITE,
    VITE_SITE_URL: '',
    VITE_API_BASE_URL: 'https://api.iris.test',
  });
  const warnings = text(server.stderr);
  // The form sends sign-ups to the page's own origin, whatever the environment says.
  const page = await (await fetch(url)).text();
  expect(page.includes('<h1')).toBe(true);
  expect(page.includes('api.iris.test')).toBe(false);
  expect((await postJoin(url)).status).toBe(201);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect((await warnings).match(/^VITE_.*$/gm)).toEqual([
    'VITE_SITE_URL is not set: the site names https://iris.example as its address.',
  ]);

  // The test builds of other tests leave these out.
  const images = readdirSync(path.join(project, 'dist/share/en'));
  expect(images.sort()).toEqual(
    PAGE_IDS.filter((id) => id !== 'notFound')
      .map((id) => `${id}.png`)
      .sort(),
  );
  const compressed = readFileSync(path.join(project, 'dist/index.html.br'));
  expect(String(brotliDecompressSync(compressed))).toBe(page);

  const release = temporaryFolder();
  for (const name of ['dist', 'build']) {
    cpSync(path.join(project, name), path.join(release, name), { recursive: true });
  }
  const data = temporaryFolder();
  const database = { DATABASE_URL: `file:${path.join(data, 'waitlist.db')}` };
  const released = await startServer(release, ['build/server.js'], database);
  expect((await fetch(released.url)).status).toBe(200);
  expect((await postJoin(released.url)).status).toBe(201);
  expect((await postJoin(released.url)).status).toBe(409);
  expect(await countSignups(release, database)).toBe('1\n');
  released.server.kill('SIGTERM');
  expect(await once(released.server, 'exit')).toEqual([0, null]);
  // A clean stop leaves one whole file, without a log beside it.
  expect(readdirSync(data)).toEqual(['waitlist.db']);
  expect(await countSignups(release, database)).toBe('1\n');
});

async function countSignups(cwd: string, variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const args = ['build/waitlist.js', 'count'];
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout;
}
