import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { woffCharacters } from './woffCharacters.ts';

const DISPLAY = [
  { family: 'funnel-display', subset: 'latin', weights: [400, 600] },
  { family: 'funnel-display', subset: 'latin-ext', weights: [400, 600] },
] as const;

const NOTO = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'devanagari',
].map((subset) => ({ family: 'noto-sans', subset, weights: [400, 600] }) as const);

/**
 * What share images are set in: the first of these stacks that has all letters of a text, so that no word is
 * set in two hands. First the site's display face, beside it a face of a like hand for other scripts, then one
 * that is plain and has many. A line for another script is all that it needs.
 */
const STACKS: readonly (readonly Subset[])[] = [
  DISPLAY,
  [...DISPLAY, { family: 'readex-pro', subset: 'arabic', weights: [400, 600] }],
  [...DISPLAY, { family: 'biz-udpgothic', subset: 'japanese', weights: [400, 700] }],
  NOTO,
  [...NOTO, { family: 'noto-sans-arabic', subset: 'arabic', weights: [400, 600] }],
  [...NOTO, { family: 'noto-sans-hebrew', subset: 'hebrew', weights: [400, 600] }],
];

/** A WOFF file for each weight: satori knows no other weights of variable fonts. */
interface Subset {
  family: string;
  subset: string;
  weights: readonly (400 | 600 | 700)[];
}

interface Face {
  fonts: Font[];
  characters: Set<number>;
}

/** The fonts of one image. */
export interface ShareImageFonts {
  fonts: Font[];
  /** Changes with the files. */
  hash: string;
}

/**
 * Finds the fonts that a text needs; none if no stack has all of its letters. A file is read when the first
 * text asks for it.
 */
export function createFontFinder(): (text: string) => Promise<ShareImageFonts | undefined> {
  const faces = new Map<Subset, Promise<Face>>();
  const faceOf = (subset: Subset) => {
    const face = faces.get(subset) ?? readFace(subset);
    faces.set(subset, face);
    return face;
  };
  return async (text) => {
    // Joiners have no look of their own.
    const letters = [...text.replace(/\p{Cf}/gu, '')].map((letter) => letter.codePointAt(0) ?? 0);
    for (const stack of STACKS) {
      const known = await Promise.all(stack.map(faceOf));
      // Of the others no more is taken than a text needs.
      const needed = letters.map((letter) =>
        known.find(({ characters }) => characters.has(letter)),
      );
      if (needed.includes(undefined)) continue;
      const fonts = known.filter((face) => needed.includes(face)).flatMap((face) => face.fonts);
      const hash = createHash('sha256');
      for (const { data } of fonts) hash.update(new Uint8Array(data));
      return { fonts, hash: hash.digest('hex') };
    }
    return undefined;
  };
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
  return { fonts, characters: new Set(fonts.flatMap(({ data }) => [...woffCharacters(data)])) };
}

const { resolve } = createRequire(import.meta.url);
