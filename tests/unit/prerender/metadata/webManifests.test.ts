import { expect, test } from 'vitest';
import { webManifests } from '../../../../prerender/metadata/webManifests.ts';
import { readLocales } from '../../../../translations/read/readLocales.ts';

const strings = { brand: { name: 'Iris' }, home: { meta: { description: '{{product}} يرى' } } };
const manifests = webManifests(
  readLocales(process.cwd())
    .filter(({ language }) => ['en', 'ar'].includes(language.tag))
    .map((locale) => ({ ...locale, strings })),
);
const read = (path: string) => JSON.parse(manifests.get(path) ?? '');

test('every locale has a manifest with its tag, direction and start page', () => {
  expect([...manifests.keys()]).toEqual(['/manifest.webmanifest', '/ar/manifest.webmanifest']);
  expect(read('/manifest.webmanifest')).toMatchObject({
    name: 'Iris',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
  });
  expect(read('/ar/manifest.webmanifest')).toMatchObject({
    description: '\u2068Iris\u2069 يرى',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
  });
});

test('its colors are hexadecimal, which every browser reads', () => {
  const { theme_color, background_color } = read('/manifest.webmanifest');
  expect([theme_color, background_color]).toEqual(
    Array(2).fill(expect.stringMatching(/^#[\da-f]{6}$/)),
  );
});
