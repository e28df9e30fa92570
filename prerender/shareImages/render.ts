import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap, { pMapSkip } from 'p-map';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { SHARE_IMAGE_SIZE } from '../../src/seo/headTags.ts';
import { artworkBesideText, artworkWithoutText } from './artwork.ts';
import { createFontFinder, type ShareImageFonts } from './fontStacks.ts';
import { type ShareImageText, textMarkup } from './text.ts';

/** An image to draw: its path in the output folder and its text. */
export interface ShareImage extends ShareImageText {
  file: string;
}

/**
 * Draws the images for shared links, as PNG. Text that no font stack covers whole is left out
 * of its image. Images that the cache folder holds from an earlier build are copied.
 *
 * @returns the files without text
 */
export async function renderShareImages(
  images: readonly ShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<string[]> {
  const fontsFor = createFontFinder();
  await mkdir(cacheDir, { recursive: true });
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
    await writeWhole(target, await cachedImage(cacheDir, drawing(plain, fonts)));
    return fonts ? pMapSkip : file;
  };
  return pMap(images, render, { concurrency: availableParallelism() });
}

/** An image to draw, and a cache key derived from everything that affects it. */
interface Drawing {
  key: string;
  draw: () => Promise<Buffer>;
}

function drawing(text: ShareImageText, faces: ShareImageFonts | undefined): Drawing {
  if (!faces) {
    const picture = artworkWithoutText();
    return { key: keyOf(picture), draw: () => inFewColors(sharp(svgFile(picture))) };
  }
  const { fonts, hash } = faces;
  const picture = artworkBesideText(text.dir);
  const families = [...new Set(fonts.map(({ name }) => name))];
  const markup = textMarkup(text, families);
  return {
    key: keyOf(picture, JSON.stringify(markup), hash),
    draw: async () => {
      const svg = await satori(markup, { ...SHARE_IMAGE_SIZE, fonts });
      return inFewColors(sharp(await rasterize(picture)).composite([{ input: Buffer.from(svg) }]));
    },
  };
}

/**
 * Normalizes to NFC, removes invisible marks for breaking and direction, and replaces the narrow
 * space. Phrase breaks stay, and joiners, which change the shape of the letters beside them.
 */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?![\u200b-\u200d])\p{Cf}/gu, '');
}

async function cachedImage(cacheDir: string, { key, draw }: Drawing): Promise<Buffer> {
  const file = path.join(cacheDir, `${key}.png`);
  try {
    return await readFile(file);
  } catch {
    const image = await draw();
    await writeWhole(file, image);
    return image;
  }
}

/** Writes a file that another build, or the server of `npm start`, never reads in part. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

const rasters = new Map<string, Promise<Buffer>>();

/** Renders a picture to pixels, once for all images: its blurs take most of an image's time. */
function rasterize(picture: string): Promise<Buffer> {
  const raster = rasters.get(picture) ?? sharp(svgFile(picture)).png().toBuffer();
  rasters.set(picture, raster);
  return raster;
}

function svgFile(content: string): Buffer {
  const { width, height } = SHARE_IMAGE_SIZE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

/** With all its colors, the wallpaper would make an image four times as large. */
function inFewColors(image: Sharp): Promise<Buffer> {
  return image.png({ palette: true }).toBuffer();
}

function keyOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of [...parts, ...RENDERERS, JSON.stringify(SHARE_IMAGE_SIZE)]) hash.update(part);
  return hash.digest('hex');
}

const require = createRequire(import.meta.url);
const RENDERERS = [
  `satori ${require('satori/package.json').version}`,
  `sharp ${sharp.versions.sharp}`,
];
