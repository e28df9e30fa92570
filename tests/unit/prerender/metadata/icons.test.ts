import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifests } from '../../../../prerender/metadata/webManifests.ts';
import { TEST_LOCALES } from '../../../support/languages/testLanguages.ts';

const icon = (file: string) => readFileSync(`public/${file}`);

const [manifest = ''] = webManifests(TEST_LOCALES.slice(0, 1)).values();
const inManifest: { src: string; type: string; sizes: string }[] = JSON.parse(manifest).icons;

test.each([
  ['favicon-32.png', 32],
  // What browsers and feed readers request when a document names no icon. They detect the format of
  // an image by its first bytes, not by its name.
  ['favicon.ico', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (file, size) => {
  expect(imageSize(icon(file))).toMatchObject({ type: 'png', width: size, height: size });
});

test('a manifest names icons that exist, with their sizes', () => {
  expect(inManifest).not.toEqual([]);
  for (const { src, type, sizes } of inManifest) {
    const { width, height, type: format } = imageSize(icon(src.slice(1)));
    if (type === 'image/svg+xml') expect([format, sizes]).toEqual(['svg', 'any']);
    else expect([`image/${format}`, sizes]).toEqual([type, `${width}x${height}`]);
  }
});

test('index.html names icons that exist', () => {
  const links = readFileSync('index.html', 'utf8').match(/<link rel="[^"]*icon"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const [, file = ''] = /href="\/([^"]+)"/.exec(link) ?? [];
    expect(imageSize(icon(file)).width, link).toBeGreaterThan(0);
  }
});

// iOS paints transparent areas black, and other systems crop a maskable icon.
test.each([
  ['favicon-32.png', 0],
  ['apple-touch-icon.png', 255],
  ['icon-192.png', 0],
  ['icon-512.png', 0],
  ['icon-maskable-512.png', 255],
])('the corner of %s has an opacity of %i', async (file, alpha) => {
  expect((await sharp(icon(file)).ensureAlpha().raw().toBuffer())[3]).toBe(alpha);
});

test('the favicon is the logo: npm run icons has drawn it', () => {
  expect(icon('favicon.svg')).toEqual(readFileSync('src/ui/logo.svg'));
});
