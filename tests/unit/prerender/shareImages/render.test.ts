import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, test } from 'vitest';
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
const FAQ: ShareImage = { ...HOME, file: 'share/en/faq.png', title: 'FAQ' };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Draws as a build does and returns a hash of each file's content, in the same order. */
async function draw(...images: ShareImage[]): Promise<string[]> {
  await renderShareImages(images, path.join(folder, 'out'), path.join(folder, 'cache'));
  return Promise.all(
    images.map(async ({ file }) =>
      createHash('sha256')
        .update(await drawn(file))
        .digest('hex'),
    ),
  );
}

function drawn(file: string): Promise<Buffer> {
  return readFile(path.join(folder, 'out', file));
}

/** Returns the cached files by name, with the time of their last change. */
async function cached(): Promise<Map<string, number>> {
  const cacheDir = path.join(folder, 'cache');
  const files = await readdir(cacheDir);
  const times = await Promise.all(
    files.map(async (file) => (await stat(path.join(cacheDir, file))).mtimeMs),
  );
  return new Map(files.map((file, index) => [file, times[index] ?? Number.NaN]));
}

test('an image is a PNG of the dimensions and file size that platforms accept', async () => {
  await draw(HOME);
  const image = await drawn(HOME.file);
  expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(image.length).toBeLessThan(120 * 1024);
});

test.each([
  ['Polish', 'Pomoc, która widzi, na co właśnie patrzysz: łódź, ąęźż'],
  ['Turkish', 'Gördüğünüzü gören yardım İşte'],
  ['French with its narrow spaces', 'Des questions\u202f?'],
  ['German with soft hyphens', 'Daten\u00adschutz\u00aderklärung'],
  ['Arabic with a Latin name', 'مساعدة ترى ما تنظر إليه \u2068Iris\u2069'],
  ['Japanese', '見ているもの'],
])('an image shows text in %s', async (_, title) => {
  const [image, withoutText] = await draw(
    { ...HOME, title },
    { ...HOME, file: 'ko.png', title: '질문' },
  );
  expect(image).not.toBe(withoutText);
});

test('images whose letters no font stack covers are all the same image without text', async () => {
  const images = [
    { ...HOME, file: 'ko/home.png', title: '무엇이든 돕습니다' },
    { ...FAQ, file: 'ko/faq.png', title: '질문' },
    { ...HOME, file: 'th.png', tagline: 'แก้ว' },
    // Each script has a font, but no stack has both.
    { ...HOME, file: 'mixed.png', title: '質問', productName: 'عين' },
  ];
  const [korean, ...others] = await draw(...images);
  for (const other of others) expect(other).toBe(korean);
  expect((await cached()).size).toBe(1);
  const folders = [path.join(folder, 'out'), path.join(folder, 'cache')] as const;
  const names = await renderShareImages([...images, HOME], ...folders);
  expect(names).toEqual(images.map(({ file }) => file));
});

test('an image is mirrored for right-to-left languages', async () => {
  const [leftToRight, rightToLeft] = await draw(HOME, { ...HOME, file: 'rtl.png', dir: 'rtl' });
  expect(rightToLeft).not.toBe(leftToRight);
});

test.each([
  ['同じ画面を見て、手を貸す。', '同じ|画面を|見て、|手を|貸す。'],
  ['「私たちについて」は準備中です', '「私たちについて」は|準備中です'],
  ['Help that sees', 'Help that sees'],
])('%s breaks between phrases', (title, phrases) => {
  const markup = JSON.stringify(textMarkup({ ...HOME, title }, ['a face']));
  for (const phrase of phrases.split('|')) expect(markup).toContain(`"children":"${phrase}"`);
});

test('a new title redraws one image, the others come from the cache', async () => {
  const [home, faq] = await draw(HOME, FAQ);
  const before = await cached();
  const [newHome, sameFaq] = await draw({ ...HOME, title: 'Another title' }, FAQ);
  expect(newHome).not.toBe(home);
  expect(sameFaq).toBe(faq);
  const after = await cached();
  expect(after.size).toBe(before.size + 1);
  expect(after).toEqual(new Map([...after, ...before]));
});
