// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { siteFiles } from '../../../../tools/metadata/siteFiles.ts';

const ENGLISH = { tag: 'en', name: 'English', dir: 'ltr' } as const;
const GERMAN = { tag: 'de', name: 'Deutsch', dir: 'ltr' } as const;

const files = siteFiles('https://iris.example', [ENGLISH, GERMAN], '2026-11-21');
const sitemap = new DOMParser().parseFromString(files.get('sitemap.xml') ?? '', 'application/xml');
const texts = (name: string) => [...sitemap.querySelectorAll(name)].map((node) => node.textContent);

test('the sitemap names every page in every language once, and when it changed', () => {
  const addresses = texts('loc');
  expect(addresses).toHaveLength(14);
  expect(new Set(addresses).size).toBe(14);
  expect(addresses).toContain('https://iris.example/');
  expect(addresses).toContain('https://iris.example/de');
  expect(addresses).toContain('https://iris.example/de/faq');
  expect(addresses.join()).not.toContain('404');
  expect(new Set(texts('lastmod'))).toEqual(new Set(['2026-11-21']));
});

test('each page in the sitemap names its alternates, itself included', () => {
  const faq = [...sitemap.querySelectorAll('url')].find((url) =>
    url.querySelector('loc')?.textContent?.endsWith('/de/faq'),
  );
  const alternates = [...(faq?.children ?? [])].filter(({ localName }) => localName === 'link');
  expect(
    alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', 'https://iris.example/faq'],
    ['de', 'https://iris.example/de/faq'],
    ['x-default', 'https://iris.example/faq'],
  ]);
});

test('crawlers are shown the sitemap', () => {
  expect(files.get('robots.txt')).toContain('Sitemap: https://iris.example/sitemap.xml');
});

test('static hosts are told the security headers and that hashed files never change', () => {
  const headers = files.get('_headers') ?? '';
  expect(headers).toMatch(/^\/\*\n {2}.*frame-ancestors 'none'/m);
  expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable/m);
});
