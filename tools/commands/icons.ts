import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import { svgInScheme } from '../../src/ui/svgInScheme.ts';

/* `npm run icons`: draws the icons in `public/` from the logo, `src/ui/logo.svg`. */

const LOGO = 'src/ui/logo.svg';

interface Icon {
  file: string;
  size: number;
  /** The part of the size that stays free on each side. */
  margin?: number;
  hasGround?: boolean;
}

const ICONS: Icon[] = [
  { file: 'favicon-32.png', size: 32 },
  // A PNG as well: browsers detect the format by the first bytes.
  { file: 'favicon.ico', size: 32 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  // iOS paints transparent areas black and rounds the corners itself.
  { file: 'apple-touch-icon.png', size: 180, margin: 0.14, hasGround: true },
  // Systems crop it to any shape that keeps the middle 80 % of its width.
  { file: 'icon-maskable-512.png', size: 512, margin: 0.2, hasGround: true },
];

const svg = await readFile(LOGO, 'utf8');
await writeFile('public/favicon.svg', svg);
for (const icon of ICONS) await draw(icon);
console.log(`Drew the icons in public/ from ${LOGO}.`);

/** Draws an icon in the light scheme. */
async function draw({ file, size, margin = 0, hasGround = false }: Icon): Promise<void> {
  const source = Buffer.from(svgInScheme(svg, 'light'));
  const { width = size } = await sharp(source).metadata();
  const space = Math.round(size * margin);
  const inner = size - 2 * space;
  const background = hasGround ? tokenColor('paper', 'light') : '#0000';
  await sharp(source, { density: (72 * inner) / width })
    .flatten(hasGround && { background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: space, bottom: space, left: space, right: space, background })
    .png()
    .toFile(`public/${file}`);
}
