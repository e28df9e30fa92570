import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postJoin } from '../support/postJoin.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freshProject, npm, QUICK_SITE, startServer } from './support.ts';

/** All that a machine needs to run the site, beside the production packages. */
const RELEASE = ['package.json', 'package-lock.json', 'bin', 'dist', 'build'];

test('what the build leaves runs with the production packages alone', async () => {
  const project = await freshProject();
  const { stderr } = await npm(project, ['run', 'build'], { ...QUICK_SITE, VITE_SITE_URL: '' });
  expect(stderr.match(/^VITE_.*$/gm)).toEqual([
    'VITE_SITE_URL is not set: the site names https://iris.example as its address.',
  ]);

  const release = temporaryFolder();
  for (const name of RELEASE) {
    cpSync(path.join(project, name), path.join(release, name), { recursive: true });
  }
  await npm(release, ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);

  const data = temporaryFolder();
  const database = { DATABASE_URL: `file:${path.join(data, 'waitlist.db')}` };
  const { server, url } = await startServer(release, ['build/server.js'], database);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect((await page.text()).includes('<h1')).toBe(true);
  expect((await postJoin(url)).status).toBe(201);
  expect((await postJoin(url)).status).toBe(409);
  const count = ['run', '--silent', 'waitlist', '--', 'count'];
  expect((await npm(release, count, database)).stdout).toBe('1\n');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  // A clean stop leaves one whole file, without a log beside it.
  expect(readdirSync(data)).toEqual(['waitlist.db']);
  expect((await npm(release, count, database)).stdout).toBe('1\n');
});
