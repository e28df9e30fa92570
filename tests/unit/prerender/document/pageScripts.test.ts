import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageScripts } from '../../../../prerender/document/pageScripts.ts';

const chunk = (name: string, modules: string[], imports: string[] = []) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  moduleIds: modules.map((module) => `/project/src/${module}`),
  imports,
});
const SHARED = 'assets/shared.js';
const OUTPUT = [
  chunk('main', ['main.tsx'], [SHARED]),
  chunk('shared', ['app/App.tsx', 'pages/AboutPage.tsx']),
  chunk('icons', []),
  chunk('NotFoundPage', ['pages/NotFoundPage.tsx'], [SHARED, 'assets/icons.js']),
  { type: 'asset', fileName: 'assets/font.woff2' },
] as unknown as Rolldown.RolldownOutput['output'];

test('each script comes once, after those that it imports, and the entry last', () => {
  expect(pageScripts(OUTPUT, 'notFound')).toEqual([
    '/assets/shared.js',
    '/assets/icons.js',
    '/assets/NotFoundPage.js',
    '/assets/main.js',
  ]);
});

test('a page may be part of a chunk that others need too', () => {
  expect(pageScripts(OUTPUT, 'about')).toEqual(['/assets/shared.js', '/assets/main.js']);
});

test('a page without a chunk is an error', () => {
  expect(() => pageScripts(OUTPUT, 'home')).toThrow('no chunk with src/pages/HomePage.tsx');
});
