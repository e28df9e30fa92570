import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { woffCharacters } from './woffCharacters.ts';

/**
 * The faces that share images are set in: the site's display face in the two subsets its letters are split
 * over, and for scripts that it lacks a face of a like hand. A line for another script is all that it needs.
 */
const FACES = [
  { family: 'funnel-display', subset: 'latin', weights: [400, 600] },
  { family: 'funnel-display', subset: 'latin-ext', weights: [400, 600] },
  { family: 'readex-pro', subset: 'arabic', weights: [400, 600] },
  { family: 'biz-udpgothic', subset: 'japanese', weights: [400, 700] },
] as const;

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
 * Reads the faces, as WOFF files of two weights: satori knows no other weights of variable fonts.
 *
 * @returns finds the fonts that a text needs; none if any of its characters is in no face.
 */
export async function readShareImageFonts(): Promise<
  (text: string) => ShareImageFonts | undefined
> {
  const faces = await Promise.all(FACES.map(readFace));
  return (text) => {
    const characters = [...text].map((character) => character.codePointAt(0) ?? 0);
    const has = (face: Face, character: number) => face.characters.has(character);
    if (!characters.every((character) => faces.some((face) => has(face, character)))) return;
    // What the first ones have is set in them; of the others no more is read than a text needs.
    const needed = new Set(
      characters.map((character) => faces.find((face) => has(face, character))),
    );
    const fonts = faces.filter((face) => needed.has(face)).flatMap((face) => face.fonts);
    const hash = createHash('sha256');
    for (const { data } of fonts) hash.update(new Uint8Array(data));
    return { fonts, hash: hash.digest('hex') };
  };
}

async function readFace({ family, subset, weights }: (typeof FACES)[number]): Promise<Face> {
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
