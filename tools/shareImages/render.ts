import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { SHARE_IMAGE_SIZE } from '../../src/seo/headTags.ts';
import { artworkBesideText, artworkWithoutText } from './artwork.ts';
import { createFontFinder, type ShareImageFonts } from './fonts.ts';
import { type ShareImageText, textMarkup } from './text.ts';

/** An image to draw: where it goes below the output folder, and what it says. */
export interface ShareImage extends ShareImageText {
  file: string;
}

/**
 * Draws the images that links to the site are shared with, as PNG. Words with letters that no face
 * has give the image without words. What the cache's folder holds from an earlier build is not drawn again.
 *
 * @returns the files that have no words.
 */
export async function renderShareImages(
  images: readonly ShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<string[]> {
  const fontsFor = createFontFinder();
  const wordless: string[] = [];
  await mkdir(cacheDir, { recursive: true });
  for (const { file, ...words } of images) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const plain: ShareImageText = {
      dir: words.dir,
      title: plainText(words.title),
      tagline: plainText(words.tagline),
      productName: plainText(words.productName),
    };
    const fonts = await fontsFor(plain.title + plain.tagline + plain.productName);
    if (!fonts) wordless.push(file);
    await copyCached(target, cacheDir, drawing(plain, fonts));
  }
  return wordless;
}

/** How an image is made, and a key that holds all that determines it. */
interface Drawing {
  key: string;
  draw: () => Promise<Buffer>;
}

function drawing(words: ShareImageText, faces: ShareImageFonts | undefined): Drawing {
  if (!faces) {
    const picture = artworkWithoutText();
    return { key: keyOf(picture), draw: async () => png(picture) };
  }
  const { fonts, hash } = faces;
  const picture = artworkBesideText(words.dir);
  const families = [...new Set(fonts.map(({ name }) => name))];
  const markup = textMarkup(words, families);
  return {
    key: keyOf(picture, JSON.stringify(markup), hash),
    draw: async () => {
      const text = await satori(markup, { ...SHARE_IMAGE_SIZE, fonts });
      return png(rasterised(picture) + text);
    },
  };
}

/**
 * Without what has no look of its own: marks for breaking and direction, and the narrow space. Joiners stay:
 * they change how the letters beside them look.
 */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}

async function copyCached(target: string, cacheDir: string, { key, draw }: Drawing) {
  const cached = path.join(cacheDir, `${key}.png`);
  try {
    await copyFile(cached, target);
  } catch {
    // Written aside, so that another build never finds half an image.
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, await draw());
    await rename(unfinished, cached);
    await copyFile(cached, target);
  }
}

const rasters = new Map<string, string>();

/** The picture as pixels, drawn once for all images: its blurs take most of an image's time. */
function rasterised(picture: string): string {
  const raster = rasters.get(picture) ?? png(picture).toString('base64');
  rasters.set(picture, raster);
  return `<image href="data:image/png;base64,${raster}"/>`;
}

function png(content: string): Buffer {
  const { width, height } = SHARE_IMAGE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function keyOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of [...parts, ...RENDERERS, JSON.stringify(SHARE_IMAGE_SIZE)]) hash.update(part);
  return hash.digest('hex');
}

const require = createRequire(import.meta.url);
const RENDERERS = ['satori', '@resvg/resvg-js'].map(
  (name) => `${name} ${require(`${name}/package.json`).version}`,
);
