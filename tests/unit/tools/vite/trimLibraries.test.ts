import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { trimLibraries } from '../../../../tools/vite/trimLibraries.ts';

const ENTRY = `
  import createCache from '@emotion/cache';
  import { Link } from 'react-router-dom';
  export const load = () => import('virtual:page');
  console.log(createCache, Link);
`;

// The libraries have other files for development, which Vitest's own value would choose.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => vi.unstubAllEnvs();
});

/** Bundles the installed libraries; `rename` changes their text first, as an update might. */
async function bundle(rename: (code: string) => string = (code) => code): Promise<string> {
  const entry: Plugin = {
    name: 'test:entry',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:') ? id : undefined),
    load(id) {
      if (id === 'virtual:entry') return ENTRY;
      return id === 'virtual:page' ? 'export const page = 1;' : undefined;
    },
    transform: (code) => rename(code),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, trimLibraries()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const files = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((result) => result.output);
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('the installed libraries lose what the site does not use', async () => {
  const code = await bundle();
  expect(code).toContain('forwardRef');
  expect(code).not.toMatch(/displayName = "|defaultStylisPlugins|ScrollRestoration|NavLink/);
  expect(code).toContain('__vitePreload = (load) => load()');
});

test.each([
  ['react-router: calls', (code: string) => code.replace(/= (React\d*\.\w+)\(/g, '= (0, $1)(')],
  ['react-router: assignments', (code: string) => code.replaceAll('displayName', 'label')],
  ['@emotion/cache', (code: string) => code.replaceAll('defaultStylisPlugins', 'prefixer')],
  ['vite', (code: string) => code.replaceAll('__vitePreload', '__preload')],
])('a change in %s stops the build', async (target, rename) => {
  await expect(bundle(rename)).rejects.toThrow(`no longer finds what it edits:\n  ${target}`);
});
