import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons, ICONS } from '../../../../prerender/metadata/icons.ts';

const icons = await drawIcons();
const png = (file: string) => icons.get(file) as Buffer;

test.each([
  ['favicon-32.png', 32],
  ['favicon.ico', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (file, size) => {
  expect(imageSize(png(file))).toMatchObject({ type: 'png', width: size, height: size });
});

test.each(Object.entries(ICONS))(
  'the corner of %s is opaque where the system may show it',
  async (file, { isOpaque }) => {
    expect(await alphaAtCorner(png(file))).toBe(isOpaque ? 255 : 0);
  },
);

async function alphaAtCorner(png: Buffer): Promise<number | undefined> {
  return (await sharp(png).ensureAlpha().raw().toBuffer())[3];
}
