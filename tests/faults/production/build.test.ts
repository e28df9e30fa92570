import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ENGLISH_SITE, freshProject, npm } from './support.ts';

test('a static build leaves out what only the server reads, and contains React’s production build, whatever NODE_ENV is', async () => {
  const project = await freshProject();
  await npm(project, ['run', 'build', '--', '--production', '--static'], {
    ...ENGLISH_SITE,
    VITE_API_BASE_URL: 'https://api.iris.test',
    NODE_ENV: 'development',
  });
  const dist = path.join(project, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['faq.html', '_headers', 'share/en/faq.png']));
  expect(files.filter((file) => /\.(br|gz)$|_messages/.test(file))).toEqual([]);
  expect(existsSync(path.join(project, 'build'))).toBe(false);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
  // Only the production build has numbers for messages.
  expect(code.includes('Minified React error #')).toBe(true);
});

test.each(['start', 'run build', 'test'])(
  'without development packages, npm %s ends with one line that says what to install',
  async (command) => {
    const project = temporaryFolder();
    for (const file of ['package.json', 'tools']) {
      cpSync(file, path.join(project, file), { recursive: true });
    }
    await expect(npm(project, ['--silent', ...command.split(' ')])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.*npm ci --include=dev.*\n$/),
    });
  },
);
