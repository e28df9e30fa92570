import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '../../../src/routes.ts';
import { postJoin } from '../../support/postJoin.ts';
import { startProgram } from '../../support/startProgram.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ENGLISH_SITE, freshProject, startServer } from './support.ts';

const START = ['tools/commands/start.js'];

const SHARE_IMAGES = PAGE_IDS.filter((id) => id !== 'notFound')
  .map((id) => `${id}.png`)
  .sort();

test('npm start replaces an earlier build by one that runs without an installation', async () => {
  const project = await freshProject();
  for (const file of ['dist/index.html', 'build/server.js']) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), 'throw new Error("an earlier build");');
  }

  const { server, url } = await startServer(project, START, {
    ...ENGLISH_SITE,
    VITE_SITE_URL: '',
    VITE_API_BASE_URL: 'https://api.iris.test',
  });
  const warnings = text(server.stderr);
  // The test builds of other tests leave them out.
  for (const file of SHARE_IMAGES) {
    const image = await fetch(`${url}/share/en/${file}`);
    expect(image.status, file).toBe(200);
    expect(imageSize(Buffer.from(await image.arrayBuffer())).type, file).toBe('png');
  }
  expect(readdirSync(path.join(project, 'dist/share/en')).sort()).toEqual(SHARE_IMAGES);
  // The process that builds needs 800 MB, the built server 100.
  expect(await residentMegabytes(server.pid)).toBeLessThan(200);
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

test('npm start ends with the error of its build', async () => {
  const options = { cwd: await freshProject(), env: { VITE_SITE_URL: 'iris' } };
  const start = startProgram([process.execPath, ...START], options);
  const [errors, exit] = await Promise.all([text(start.stderr), once(start, 'exit')]);
  expect(exit).toEqual([1, null]);
  expect(errors).toContain('VITE_SITE_URL');
});

async function residentMegabytes(pid = 0): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function countSignups(cwd: string, variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const args = ['build/waitlist.js', 'count'];
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout;
}
