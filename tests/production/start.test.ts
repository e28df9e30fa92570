import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postJoin } from '../support/postJoin.ts';
import { freshProject, QUICK_SITE, startServer } from './support.ts';

test('npm start replaces an earlier build and stops at a signal', async () => {
  const project = await freshProject();
  for (const file of ['dist/index.html', 'build/server.js']) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), 'throw new Error("an earlier build");');
  }

  const start = ['--import', 'tsx', 'tools/commands/start.ts'];
  const { server, url } = await startServer(project, start, {
    ...QUICK_SITE,
    VITE_API_BASE_URL: 'https://api.iris.test',
  });
  // The form sends sign-ups to the page's own origin, whatever the environment says.
  const page = await (await fetch(url)).text();
  expect(page.includes('<h1')).toBe(true);
  expect(page.includes('api.iris.test')).toBe(false);
  expect((await postJoin(url)).status).toBe(201);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
