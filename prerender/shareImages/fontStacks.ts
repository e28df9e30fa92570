import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font as ReadFont } from 'fontkitten';
import type { Font } from 'satori';

const DISPLAY = [
  { family: 'funnel-display', subset: 'latin', weights: [400, 600] },
  { family: 'funnel-display', subset: 'latin-ext', weights: [400, 600] },
] as const;

/**
 * Font stacks by preference. The first that covers every character of an image's text is used: the
 * site's display face, alone or with a similar face for the script of one of the site's languages.
 * To support another script, install its font and add a line; until then its images have no text.
 */
const STACKS: readonly (readonly Subset[])[] = [
  DISPLAY,
  [...DISPLAY, { family: 'readex-pro', subset: 'arabic', weights: [400, 600] }],
  [...DISPLAY, { family: 'biz-udpgothic', subset: 'japanese', weights: [400, 700] }],
];

/** A subset of a family, with a WOFF file for each weight: satori reads no variable fonts. */
interface Subset {
  family: string;
  subset: string;
  weights: readonly (400 | 600 | 700)[];
}

interface Face {
  fonts: Font[];
  characters: Set<number>;
}

const readFaces = new Map<Subset, Promise<Face>>();

/**
 * Returns the fonts for a text, or `undefined` if no stack covers it. Font files are read when a
 * text first needs them.
 */
export async function fontsFor(text: string): Promise<Font[] | undefined> {
  // Format characters, such as joiners, need no glyph.
  const letters = [...text.replace(/\p{Cf}/gu, '')].map((letter) => letter.codePointAt(0) ?? 0);
  for (const stack of STACKS) {
    const known = await Promise.all(stack.map(faceOf));
    const needed = letters.map((letter) => known.find(({ characters }) => characters.has(letter)));
    if (needed.includes(undefined)) continue;
    // Leaves out the subsets that the text does not use.
    return known.filter((face) => needed.includes(face)).flatMap(({ fonts }) => fonts);
  }
  return undefined;
}

function faceOf(subset: Subset): Promise<Face> {
  const face = readFaces.get(subset) ?? readFace(subset);
  readFaces.set(subset, face);
  return face;
}

async function readFace({ family, subset, weights }: Subset): Promise<Face> {
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: `${family} ${subset}`,
      weight,
      data: await readFile(
        resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
  // Read from the file, since the `unicode-range` that comes with a font is unreliable: it lists
  // whole blocks of which the file covers a part.
  const characters = fonts.flatMap(({ data }) => (create(data) as ReadFont).characterSet);
  return { fonts, characters: new Set(characters) };
}

const { resolve } = createRequire(import.meta.url);
