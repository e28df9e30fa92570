import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageScripts } from '../../../../../tools/vite/document/pageScripts.ts';

const chunk = (name: string, imports: string[] = [], isEntry = false) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  imports,
  isEntry,
});
const SHARED = 'assets/shared.js';
const OUTPUT = [
  chunk('main', [SHARED], true),
  chunk('shared'),
  chunk('icons'),
  chunk('NotFoundPage', [SHARED, 'assets/icons.js']),
  chunk('FaqPage', [SHARED]),
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

test('a page without a chunk is an error', () => {
  expect(() => pageScripts(OUTPUT, 'home')).toThrow('no chunk for HomePage');
});
