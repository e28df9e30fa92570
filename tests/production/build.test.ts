import { existsSync } from 'node:fs';
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
    stderr: expect.stringMatching(Object.keys(UNSET).join('[^]*')),
  });
  expect(existsSync(path.join(project, 'dist'))).toBe(false);
  expect(existsSync(path.join(project, 'build'))).toBe(false);
});
