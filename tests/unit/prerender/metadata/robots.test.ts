import { expect, test } from 'vitest';
import { robots } from '../../../../prerender/metadata/robots.ts';

test('points crawlers to the sitemap', () => {
  expect(robots('https://iris.example')).toContain('Sitemap: https://iris.example/sitemap.xml');
});
