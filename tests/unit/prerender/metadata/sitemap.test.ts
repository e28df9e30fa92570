// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastModified, sitemap } from '../../../../prerender/metadata/sitemap.ts';
import { PAGE_IDS, PAGES } from '../../../../src/routes.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const ENGLISH = { tag: 'en', name: 'English', dir: 'ltr' } as const;
const GERMAN = { tag: 'de', name: 'Deutsch', dir: 'ltr' } as const;

const xml = sitemap('https://iris.example', [ENGLISH, GERMAN], '2026-11-21');
const root = new DOMParser().parseFromString(xml, 'application/xml');
const texts = (name: string) => [...root.querySelectorAll(name)].map((node) => node.textContent);

test('lists every page in every language once, with its last change', () => {
  const listed = PAGE_IDS.filter((id) => id !== 'notFound').map((id) => PAGES[id].path);
  const english = listed.map((path) => `https://iris.example${path}`);
  const german = listed.map((path) => `https://iris.example/de${path === '/' ? '' : path}`);
  expect(texts('loc').toSorted()).toEqual([...english, ...german].toSorted());
  expect(new Set(texts('lastmod'))).toEqual(new Set(['2026-11-21']));
});

test('lists the alternates of each page, itself included', () => {
  const faq = [...root.querySelectorAll('url')].find((url) =>
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

test('it names the day of the last change to the content, unless Git cannot tell', () => {
  const root = temporaryFolder();
  const git = (...command: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@iris.example', ...command],
      {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T12:00:00Z' },
      },
    );
  expect(lastModified(root)).toBeUndefined();
  expect(sitemap('https://iris.example', [ENGLISH])).not.toContain('lastmod');

  git('init', '--quiet');
  mkdirSync(path.join(root, 'locales'));
  writeFileSync(path.join(root, 'locales/en.json'), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add texts');
  expect(lastModified(root)).toBe('2026-11-20');

  git('commit', '--quiet', '--allow-empty', '--message', 'Change something else');
  const shallow = path.join(root, 'shallow');
  git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
  expect(lastModified(shallow)).toBeUndefined();
});
