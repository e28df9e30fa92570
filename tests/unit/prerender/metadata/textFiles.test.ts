import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textFiles } from '../../../../prerender/metadata/textFiles.ts';
import { readSiteEnvironment } from '../../../../prerender/siteEnvironment.ts';

const environment = readSiteEnvironment({ VITE_SUPPORT_EMAIL: 'help@iris.example' });
const files = new Map(
  textFiles(environment, ['en', 'de', 'pt-BR'], new Date('2026-11-21T10:00:00Z')),
);

test('robots.txt points crawlers to the sitemap', () => {
  expect(files.get('robots.txt')).toContain('Sitemap: https://iris.example/sitemap.xml');
});

test('security.txt names the support address, and expires a year after the build', () => {
  expect(files.get('.well-known/security.txt')).toBe(
    `Contact: mailto:help@iris.example
Expires: 2027-11-21T10:00:00.000Z
Preferred-Languages: en
Canonical: https://iris.example/.well-known/security.txt
`,
  );
});

test('for static hosts every file gets the security headers, and hashed files never change', () => {
  const headers = files.get('_headers');
  expect(headers).toMatch(/^\/\*\n {2}.*frame-ancestors 'none'/m);
  expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable/m);
});

test('Vercel sends the same headers', () => {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    readFileSync('vercel.json', 'utf8'),
  ).headers;
  const blocks = rules.map(({ source, headers }) => {
    const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
    return `${source.replace('(.*)', '*')}\n${lines.join('')}`;
  });
  expect(blocks.join('\n')).toBe(files.get('_headers'));
});

test('static hosts answer an unknown address in the language of its prefix', () => {
  expect(files.get('_redirects')).toBe('/de/* /de/404.html 404\n/pt-BR/* /pt-BR/404.html 404\n');
});
