import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { postJoin } from '../support/postJoin.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { freshProject, npm, QUICK_SITE, startServer } from './support.ts';

const UNSET = {
  VITE_SITE_URL: '',
  VITE_API_BASE_URL: 'https://api.iris.example',
  VITE_SUPPORT_EMAIL: '',
  VITE_SOCIAL_URL: '',
};

test('a production build refuses every example address and builds nothing', async () => {
  const project = await freshProject();
  const build = npm(project, ['run', 'build', '--', '--production'], UNSET);
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(Object.keys(UNSET).join('[^]*')),
  });
  expect(existsSync(path.join(project, 'dist'))).toBe(false);
  expect(existsSync(path.join(project, 'build'))).toBe(false);
});

test('what the build leaves runs without an installation', async () => {
  const project = await freshProject();
  const { stderr } = await npm(project, ['run', 'build'], { ...QUICK_SITE, VITE_SITE_URL: '' });
  expect(stderr.match(/^VITE_.*$/gm)).toEqual([
    'VITE_SITE_URL is not set: the site names https://iris.example as its address.',
  ]);

  const release = temporaryFolder();
  for (const name of ['dist', 'build']) {
    cpSync(path.join(project, name), path.join(release, name), { recursive: true });
  }

  const data = temporaryFolder();
  const database = { DATABASE_URL: `file:${path.join(data, 'waitlist.db')}` };
  const { server, url } = await startServer(release, ['build/server.js'], database);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect((await page.text()).includes('<h1')).toBe(true);
  expect((await postJoin(url)).status).toBe(201);
  expect((await postJoin(url)).status).toBe(409);
  expect(await countSignups(release, database)).toBe('1\n');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  // A clean stop leaves one whole file, without a log beside it.
  expect(readdirSync(data)).toEqual(['waitlist.db']);
  expect(await countSignups(release, database)).toBe('1\n');
});

test('the production packages are those with native code alone', async () => {
  const folder = temporaryFolder();
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, path.join(folder, name));
  await npm(folder, ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  const installed = readdirSync(path.join(folder, 'node_modules'));
  // `node-addon-api` has C++ headers, and is not needed at run time.
  const packages = installed.filter((name) => !name.startsWith('.')).sort();
  expect(packages).toEqual(['@photostructure', 'node-addon-api', 'node-gyp-build']);
});

async function countSignups(cwd: string, variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const args = ['build/waitlist.js', 'count'];
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout;
}
