import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShareImages, type ShareImage } from '../../../../prerender/shareImages/render.ts';
import { textMarkup } from '../../../../prerender/shareImages/text.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const HOME: ShareImage = {
  file: 'share/en/home.png',
  dir: 'ltr',
  title: 'Help that sees what you’re looking at.',
  tagline: 'A pane of glass over your work.',
  productName: 'Iris',
};
// Drawing an image takes half a second of a core.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Draws as a build does; returns the files' contents in the same order, and those without text. */
async function draw(...images: ShareImage[]) {
  const [out, cache] = [path.join(folder, 'out'), path.join(folder, 'cache')];
  const withoutText = await renderShareImages(images, out, cache);
  const files = images.map(({ file }) => readFile(path.join(out, file)));
  return { drawn: await Promise.all(files), withoutText };
}

const cached = () => readdirSync(path.join(folder, 'cache'));

test('an image is a PNG that platforms accept, with text in any script', async () => {
  const titles = [
    'Łódź pomaga, ąęźż: Daten\u00adschutz\u00aderklärung\u202f!',
    'مساعدة ترى ما تنظر إليه \u2068Iris\u2069',
    '見ているもの',
  ];
  const images = titles.map((title) => ({ ...HOME, file: title, title }));
  const { drawn, withoutText } = await draw(...images);
  expect(withoutText).toEqual([]);
  for (const image of drawn) {
    expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(120 * 1024);
  }
  expect(new Set(drawn.map(String)).size).toBe(drawn.length);
});

test('images whose letters no font stack covers are all the same image without text', async () => {
  const images = [
    { ...HOME, file: 'ko/home.png', title: '무엇이든 돕습니다' },
    { ...HOME, file: 'ko/faq.png', title: '질문' },
    // Each script has a font, but no stack has both.
    { ...HOME, file: 'mixed.png', title: '質問', productName: 'عين' },
  ];
  const { drawn, withoutText } = await draw(...images);
  expect(new Set(drawn.map(String)).size).toBe(1);
  expect(imageSize(drawn[0] ?? Buffer.of())).toMatchObject({
    type: 'png',
    width: 1200,
    height: 630,
  });
  expect(withoutText).toEqual(images.map(({ file }) => file));
});

test.each(['ltr', 'rtl'] as const)('text that is written %s is laid out so', (dir) => {
  expect(textMarkup('', { ...HOME, dir }, []).props.style).toMatchObject({ direction: dir });
});

test('a new title redraws one image, the others come from the cache', async () => {
  await draw(HOME);
  for (const file of cached()) writeFileSync(path.join(folder, 'cache', file), 'cached');
  const other = { ...HOME, file: 'other.png', title: 'Another title' };
  const { drawn } = await draw(other, HOME);
  expect(imageSize(drawn[0] ?? Buffer.of()).type).toBe('png');
  expect(String(drawn[1])).toBe('cached');
  expect(cached()).toHaveLength(2);
});
