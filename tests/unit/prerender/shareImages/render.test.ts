import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShareImages, type ShareImage } from '../../../../prerender/shareImages/render.ts';
import { textMarkup } from '../../../../prerender/shareImages/text.ts';
import { PHRASE_BREAK } from '../../../../src/i18n/phraseBreak.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const HOME: ShareImage = {
  file: 'share/en/home.png',
  dir: 'ltr',
  title: 'Help that sees what you’re looking at.',
  tagline: 'A pane of glass over your work.',
  productName: 'Iris',
};
const FAQ: ShareImage = { ...HOME, file: 'share/en/faq.png', title: 'FAQ' };

// Drawing an image takes half a second of a core.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Draws as a build does and returns the files' contents, in the same order. */
async function draw(...images: ShareImage[]): Promise<Buffer[]> {
  await renderShareImages(images, path.join(folder, 'out'), path.join(folder, 'cache'));
  return Promise.all(images.map(({ file }) => readFile(path.join(folder, 'out', file))));
}

const cached = () => readdirSync(path.join(folder, 'cache'));

const TITLES = {
  English: HOME.title,
  Polish: 'Pomoc, która widzi, na co właśnie patrzysz: łódź, ąęźż',
  'German with soft hyphens': 'Daten\u00adschutz\u00aderklärung',
  'Arabic with a Latin name': 'مساعدة ترى ما تنظر إليه \u2068Iris\u2069',
  Japanese: '見ているもの',
};

test('an image is a PNG that platforms accept, with text in any script and direction', async () => {
  const images = Object.entries(TITLES).map(([name, title]) => ({ ...HOME, file: name, title }));
  const korean = { ...HOME, file: 'Korean, which no font has', title: '질문' };
  const mirrored = { ...HOME, file: 'mirrored', dir: 'rtl' as const };
  const all = [korean, mirrored, ...images];
  const drawn = await draw(...all);
  for (const [index, image] of drawn.entries()) {
    const name = all[index]?.file;
    expect(imageSize(image), name).toMatchObject({ type: 'png', width: 1200, height: 630 });
    // With its text, and on the right side, no image is like another.
    expect(
      drawn.findIndex((other) => other.equals(image)),
      name,
    ).toBe(index);
  }
  const withText = drawn.slice(1).map(({ length }) => length);
  expect(Math.max(...withText)).toBeLessThan(120 * 1024);
});

test('images whose letters no font stack covers are all the same image without text', async () => {
  const images = [
    { ...HOME, file: 'ko/home.png', title: '무엇이든 돕습니다' },
    { ...FAQ, file: 'ko/faq.png', title: '질문' },
    // Each script has a font, but no stack has both.
    { ...HOME, file: 'mixed.png', title: '質問', productName: 'عين' },
  ];
  const [korean, ...others] = await draw(...images);
  for (const other of others) expect(other).toEqual(korean);
  expect(cached()).toHaveLength(1);
  const folders = [path.join(folder, 'out'), path.join(folder, 'cache')] as const;
  const names = await renderShareImages([...images, HOME], ...folders);
  expect(names).toEqual(images.map(({ file }) => file));
});

test('a title breaks between phrases', () => {
  const phrases = ['同じ', '画面を', '見て、'];
  const markup = textMarkup({ ...HOME, title: phrases.join(PHRASE_BREAK) }, ['a face']);
  for (const phrase of phrases) expect(JSON.stringify(markup)).toContain(`"children":"${phrase}"`);
});

test('a new title redraws one image, the others come from the cache', async () => {
  await draw(HOME, FAQ);
  for (const file of cached()) writeFileSync(path.join(folder, 'cache', file), 'cached');
  const [home, faq] = await draw({ ...HOME, title: 'Another title' }, FAQ);
  expect(imageSize(home ?? Buffer.of()).type).toBe('png');
  expect(String(faq)).toBe('cached');
  expect(cached()).toHaveLength(3);
});
