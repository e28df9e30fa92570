import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
    stdout: expect.stringMatching(/\d s {2}Loading Vite/),
    stderr: expect.stringMatching(Object.keys(UNSET).join('[^]*')),
  });
  expect(existsSync(path.join(project, 'dist'))).toBe(false);
  expect(existsSync(path.join(project, 'build'))).toBe(false);
});

test('the production packages are those with native code alone', () => {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const { '': _project, ...packages } = lock.packages;
  const production = Object.keys(packages).filter((name) => !packages[name]?.dev);
  // `node-addon-api` has C++ headers, and is not needed at run time.
  expect(production.map((name) => name.replace('node_modules/', ''))).toEqual([
    '@photostructure/sqlite',
    'node-addon-api',
    'node-gyp-build',
  ]);
});
