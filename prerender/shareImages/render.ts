import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap, { pMapSkip } from 'p-map';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { PAGE_IDS } from '../../src/routes.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '../../src/seo/shareImage.ts';
import { svgInScheme } from '../../src/ui/svgInScheme.ts';
import { fontsFor } from './fontStacks.ts';
import { logoOnly, type ShareImageText, textMarkup } from './text.ts';

/** The picture behind the text: the iris with the glass, at the end of the line. */
const ARTWORK = {
  ltr: new URL('artwork/left-to-right.webp', import.meta.url),
  rtl: new URL('artwork/right-to-left.webp', import.meta.url),
};
const WITHOUT_TEXT = new URL('artwork/without-text.webp', import.meta.url);
const LOGO = new URL('../../src/ui/logo.svg', import.meta.url);

/** An image to draw: its path in the output folder and its text. */
export interface ShareImage extends ShareImageText {
  file: string;
}

/** The pages that have an image of their own. */
const PICTURED = PAGE_IDS.filter((id) => id !== 'notFound');

/** Lists a share image for each of these pages in every locale, with the page's own texts. */
export function pageShareImages(locales: readonly Locale[]): ShareImage[] {
  return locales.flatMap(({ language, strings }) => {
    const { t } = createI18n(language, strings);
    return PICTURED.map((page) => ({
      file: shareImagePath(language.tag, page),
      dir: language.dir,
      title: t(page === 'home' ? 'home.hero.title' : `${page}.title`),
      tagline: t('footer.tagline'),
      productName: t('brand.name'),
    }));
  });
}

/**
 * Draws the images for shared links, as PNG: the logo and the text. Text that no font stack fully
 * covers is left out. Images that the cache folder holds from an earlier build are copied.
 *
 * @returns the files without text
 */
export async function renderShareImages(
  images: readonly ShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<string[]> {
  await mkdir(cacheDir, { recursive: true });
  // The artwork is dark.
  const logo = svgInScheme(await readFile(LOGO, 'utf8'), 'dark');
  const render = async ({ file, ...text }: ShareImage) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const plain: ShareImageText = {
      dir: text.dir,
      title: plainText(text.title),
      tagline: plainText(text.tagline),
      productName: plainText(text.productName),
    };
    const fonts = await fontsFor(plain.title + plain.tagline + plain.productName);
    const image = fonts
      ? draw(ARTWORK[text.dir], textMarkup(logo, plain, familiesOf(fonts)), fonts, cacheDir)
      : draw(WITHOUT_TEXT, logoOnly(logo), [], cacheDir);
    await writeFile(target, await image);
    return fonts ? pMapSkip : file;
  };
  return pMap(images, render, { concurrency: availableParallelism() });
}

const familiesOf = (fonts: Font[]) => [...new Set(fonts.map(({ name }) => name))];

/** Draws elements over the artwork, unless an earlier build has. */
async function draw(
  artworkFile: URL,
  markup: ReturnType<typeof logoOnly>,
  fonts: Font[],
  cacheDir: string,
): Promise<Buffer> {
  const artwork = await readFile(artworkFile);
  const key = keyOf(
    artwork,
    JSON.stringify(markup),
    ...fonts.map(({ data }) => new Uint8Array(data)),
  );
  const cached = path.join(cacheDir, `${key}.png`);
  try {
    return await readFile(cached);
  } catch {
    const overlay = await satori(markup, { ...SHARE_IMAGE_SIZE, fonts });
    const image = await sharp(artwork)
      .composite([{ input: Buffer.from(overlay) }])
      // With all its colors, the wallpaper would make the image four times as large.
      .png({ palette: true })
      .toBuffer();
    await writeWhole(cached, image);
    return image;
  }
}

/**
 * Normalizes to NFC, removes invisible marks for breaking and direction, and replaces the narrow
 * space. Zero-width spaces stay, where a line may break, and joiners, which change the shape of the
 * letters beside them.
 */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?![\u200b-\u200d])\p{Cf}/gu, '');
}

/** Writes a file that another build never reads in part. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Returns a key derived from everything that affects an image. */
function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of [...parts, ...RENDERERS, JSON.stringify(SHARE_IMAGE_SIZE)]) hash.update(part);
  return hash.digest('hex');
}

const require = createRequire(import.meta.url);
const RENDERERS = [
  `satori ${require('satori/package.json').version}`,
  `sharp ${sharp.versions.sharp}`,
];
