import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, expect, test, vi } from 'vitest';
import { fontStackFor, fontsIn } from '../../../../prerender/shareImages/fontStacks.ts';
import { missingFonts } from '../../../../prerender/shareImages/missingFonts.ts';
import type { ShareImage } from '../../../../prerender/shareImages/pageShareImages.ts';
import { renderShareImages } from '../../../../prerender/shareImages/render.ts';
import { textMarkup } from '../../../../prerender/shareImages/text.ts';
import { TEST_LOCALES } from '../../../support/languages/testLanguages.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const HOME: ShareImage = {
  file: 'share/en/home.png',
  tag: 'en',
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

/** Draws as a build does; returns the files' contents in the same order. */
async function draw(...images: ShareImage[]): Promise<Buffer[]> {
  const [out, cache] = [path.join(folder, 'out'), path.join(folder, 'cache')];
  await renderShareImages(images, out, cache);
  return Promise.all(images.map(({ file }) => readFile(path.join(out, file))));
}

const cached = () => readdirSync(path.join(folder, 'cache'));

test('an image is a PNG that platforms accept, with text in any script', async () => {
  const titles = {
    pl: 'Łódź pomaga, ąęźż: Daten\u00adschutz\u00aderklärung\u202f!',
    ar: 'مساعدة ترى ما تنظر إليه \u2068Iris\u2069',
    ja: '見ているもの',
  };
  const images = Object.entries(titles).map(([tag, title]) => ({ ...HOME, file: tag, tag, title }));
  const wordless = { ...HOME, file: 'wordless', tag: 'am', title: 'አማርኛ' };
  const [without = Buffer.of(), ...drawn] = await draw(wordless, ...images);
  expect(drawn.filter((image) => image.equals(without))).toEqual([]);
  for (const image of drawn) {
    expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(120 * 1024);
  }
  expect(new Set(drawn.map(String)).size).toBe(drawn.length);
});

test('images with a letter that no installed font has are all the same image without text', async () => {
  const images = [
    { ...HOME, file: 'ko/home.png', tag: 'ko', title: '무엇이든 돕습니다' },
    { ...HOME, file: 'ko/faq.png', tag: 'ko', title: '질문' },
    { ...HOME, file: 'name.png', productName: '질문' },
  ];
  const drawn = await draw(...images);
  expect(new Set(drawn.map(String)).size).toBe(1);
  expect(imageSize(drawn[0] ?? Buffer.of())).toMatchObject({
    type: 'png',
    width: 1200,
    height: 630,
  });
});

const FAMILIES = { name: [], text: [], isDisplay: true, emWidth: () => 1 };

test.each(['ltr', 'rtl'] as const)('text that is written %s is laid out so', (dir) => {
  expect(textMarkup('', { ...HOME, dir }, FAMILIES).props.style).toMatchObject({ direction: dir });
});

test('a new title redraws one image, the others come from the cache', async () => {
  await draw(HOME);
  for (const file of cached()) writeFileSync(path.join(folder, 'cache', file), 'cached');
  const other = { ...HOME, file: 'other.png', title: 'Another title' };
  const drawn = await draw(other, HOME);
  expect(imageSize(drawn[0] ?? Buffer.of()).type).toBe('png');
  expect(String(drawn[1])).toBe('cached');
  expect(cached()).toHaveLength(2);
});

test.each([
  ['uk', 'Помічник, який бачить'],
  ['el', 'Βοήθεια που βλέπει'],
  ['vi', 'Trợ lý nhìn thấy'],
  ['hi', 'ऐसी मदद'],
  ['he', 'עוזר שרואה'],
  ['th', 'ผู้ช่วยที่เห็น'],
])(
  'the installed fonts have the letters of %s, and do not mix within a word',
  async (tag, text) => {
    const stack = await fontStackFor(text, tag);
    expect(stack.missing).toEqual([]);
    expect(fontsIn(stack, text)?.filter(({ name }) => !name.startsWith('noto-sans'))).toEqual([]);
  },
);

test('letters that no installed font has are named for their language', async () => {
  const english = TEST_LOCALES.filter(({ language }) => language.tag === 'en');
  const korean = english.map((locale) => ({
    ...locale,
    language: { ...locale.language, tag: 'ko' },
    strings: { ...locale.strings, faq: { title: '질문' } },
  }));
  const found = await missingFonts([...english, ...korean]);
  expect([...found.keys()]).toEqual(['ko']);
  expect(found.get('ko')).toMatch(/질 문/);
});
