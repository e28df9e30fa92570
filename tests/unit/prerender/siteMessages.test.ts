import { expect, test } from 'vitest';
import { readSiteEnvironment } from '../../../prerender/siteEnvironment.ts';
import { mailbox, siteMessages } from '../../../prerender/siteMessages.ts';
import * as renderer from '../../../src/render/renderMessages.tsx';
import { TEST_LOCALES } from '../../support/languages/testLanguages.ts';
import { t } from '../../support/siteTexts.ts';

const locales = TEST_LOCALES.filter(({ language }) => ['en', 'he'].includes(language.tag));
const messages = (env: Record<string, string> = {}, used = locales.slice(0, 1)) =>
  siteMessages(renderer, used, readSiteEnvironment(env));

test.each([
  [{}, null],
  [{ VITE_API_BASE_URL: '' }, null],
  [{ VITE_API_BASE_URL: '', VITE_SITE_URL: 'https://iris.app' }, 'https://iris.app'],
  [{ VITE_SITE_URL: 'https://iris.app' }, 'https://iris.app'],
  [
    { VITE_API_BASE_URL: 'https://api.iris.app/base', VITE_SITE_URL: 'https://iris.app' },
    'https://api.iris.app/base',
  ],
])('a site that is built with %j has its links at %s', (env, apiUrl) => {
  // No language is drawn, which takes half a second.
  expect(messages(env, []).apiUrl).toBe(apiUrl);
});

test.each([
  ['Iris', 'Iris <a@b.co>'],
  ['Iris for Mac', 'Iris for Mac <a@b.co>'],
  ['Iris, Inc.', '"Iris, Inc." <a@b.co>'],
  ['The "Iris"\\', '"The \\"Iris\\"\\\\" <a@b.co>'],
  ['', 'a@b.co'],
])('the sender named %j is %s', (name, from) => {
  expect(mailbox(name, 'a@b.co')).toBe(from);
});

test('the sender is the product, at the support address', () => {
  expect(messages({ VITE_SUPPORT_EMAIL: 'hi@iris.app' }).from).toBe(
    `${t('brand.name')} <hi@iris.app>`,
  );
});

test('all pages of a language have the same font of headlines', () => {
  const fonts = Object.entries(messages({}, locales).languages).map(([tag, { pages }]) => {
    const found = Object.values(pages).map((html) => /data-headlines="(\w+)"/.exec(html)?.[1]);
    return [tag, [...new Set(found)]];
  });
  expect(Object.fromEntries(fonts)).toEqual({ en: ['display'], he: ['system'] });
});

test('a page is a complete document, which no search engine may list, without scripts but for one that forgets who left', () => {
  for (const [tag, { pages }] of Object.entries(messages({}, locales).languages)) {
    for (const [name, html] of Object.entries(pages)) {
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}" dir="(ltr|rtl)"`));
      expect(html).toContain('<meta name="robots" content="noindex">');
      const [, policy = ''] = /Policy" content="([^"]+)"/.exec(html) ?? [];
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/connect-src|unsafe/);
      const hasScript = name === 'unsubscribed';
      expect([html.includes('<script'), policy.includes('script-src')]).toEqual([
        hasScript,
        hasScript,
      ]);
    }
  }
});
