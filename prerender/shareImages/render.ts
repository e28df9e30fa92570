import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE } from '../../src/seo/shareImage.ts';
import { svgInScheme } from '../../src/ui/svgInScheme.ts';
import { areDisplay, emWidth, type FontStack, fontStackFor, fontsIn } from './fontStacks.ts';
import { stacksOf } from './missingFonts.ts';
import type { ShareImage } from './pageShareImages.ts';
import { logoOnly, plainText, type ShareImageText, textMarkup } from './text.ts';

/** The picture behind the text: the iris with the glass, at the end of the line. */
const ARTWORK = {
  ltr: new URL('artwork/left-to-right.webp', import.meta.url),
  rtl: new URL('artwork/right-to-left.webp', import.meta.url),
};
const WITHOUT_TEXT = new URL('artwork/without-text.webp', import.meta.url);
const LOGO = new URL('../../src/ui/logo.svg', import.meta.url);

/**
 * Draws the images for shared links, as PNG: the logo and the text. A text is left out if no font
 * has one of its letters. Images that the cache folder holds from an earlier build are copied.
 */
export async function renderShareImages(
  images: readonly ShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const stacks = await stacksOf(images);
  // The artwork is dark.
  const logo = svgInScheme(await readFile(LOGO, 'utf8'), 'dark');
  const render = async ({ file, tag, ...text }: ShareImage) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const plain: ShareImageText = {
      dir: text.dir,
      title: plainText(text.title),
      tagline: plainText(text.tagline),
      productName: plainText(text.productName),
    };
    const stack = stacks.get(tag) as FontStack;
    const fonts = fontsIn(stack, plain.title + plain.tagline);
    // As on the pages, the product's name has the same font in every language.
    const nameFonts = fontsIn(await fontStackFor(plain.productName, tag), plain.productName);
    const image =
      fonts && nameFonts
        ? draw(
            ARTWORK[text.dir],
            textMarkup(logo, plain, {
              name: familiesOf(nameFonts),
              text: familiesOf(fonts),
              isDisplay: areDisplay(fonts),
              emWidth: (part) => emWidth(stack, part),
            }),
            [...new Set([...fonts, ...nameFonts])],
            cacheDir,
          )
        : draw(WITHOUT_TEXT, logoOnly(logo), [], cacheDir);
    await writeFile(target, await image);
  };
  await pMap(images, render, { concurrency: availableParallelism() });
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
