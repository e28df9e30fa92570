import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { drawIcons, ICONS } from '../../../../prerender/metadata/icons.ts';

const icons = drawIcons();
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
  (file, { isOpaque }) => {
    expect(alphaAtCorner(png(file))).toBe(isOpaque ? 255 : 0);
  },
);

function alphaAtCorner(png: Buffer): number | undefined {
  const { width } = imageSize(png);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><image href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return new Resvg(svg).render().pixels[3];
}
