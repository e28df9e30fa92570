import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { freshProject, npm } from './support.ts';

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

test('the production packages are those with native code alone', async () => {
  const folder = temporaryFolder();
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, path.join(folder, name));
  await npm(folder, ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  const installed = readdirSync(path.join(folder, 'node_modules'));
  // `node-addon-api` has C++ headers, and is not needed at run time.
  const packages = installed.filter((name) => !name.startsWith('.')).sort();
  expect(packages).toEqual(['@photostructure', 'node-addon-api', 'node-gyp-build']);
});
