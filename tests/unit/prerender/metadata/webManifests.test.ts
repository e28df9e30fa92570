import { expect, test } from 'vitest';
import { webManifests } from '../../../../prerender/metadata/webManifests.ts';
import { TEST_LOCALES } from '../../../support/languages/testLanguages.ts';

const strings = { brand: { name: 'Iris' }, home: { meta: { description: '{{product}} רואה' } } };
const manifests = webManifests(
  TEST_LOCALES.filter(({ language }) => ['en', 'he'].includes(language.tag)).map((locale) => ({
    ...locale,
    strings,
  })),
);
const read = (path: string) => JSON.parse(manifests.get(path) ?? '');

test('every locale has a manifest with its tag, direction and start page', () => {
  expect([...manifests.keys()]).toEqual(['/manifest.webmanifest', '/he/manifest.webmanifest']);
  expect(read('/manifest.webmanifest')).toMatchObject({
    name: 'Iris',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
  });
  expect(read('/he/manifest.webmanifest')).toMatchObject({
    description: '\u2068Iris\u2069 רואה',
    lang: 'he',
    dir: 'rtl',
    start_url: '/he',
  });
});

test('its colors are hexadecimal, which every browser reads', () => {
  const { theme_color, background_color } = read('/manifest.webmanifest');
  expect([theme_color, background_color]).toEqual(
    Array(2).fill(expect.stringMatching(/^#[\da-f]{6}$/)),
  );
});
