import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { SHARE_IMAGE_FACES } from './shareImageWords.ts';
import { woffCharacters } from './woffCharacters.ts';

export interface ShareImageFonts {
  faces: Font[];
  /** Changes with the files. */
  hash: string;
  /** Whether there is a glyph for each character of a text. */
  cover: (text: string) => boolean;
}

/** The site's display face, as WOFF files of two weights: satori reads neither WOFF2 nor variable fonts. */
export async function readShareImageFonts(): Promise<ShareImageFonts> {
  const faces = await Promise.all(
    SHARE_IMAGE_FACES.flatMap(({ name, subset }) =>
      ([400, 600] as const).map(async (weight) => ({
        name,
        weight,
        data: await readFile(
          resolve(
            `@fontsource/funnel-display/files/funnel-display-${subset}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );
  const hash = createHash('sha256');
  for (const { data } of faces) hash.update(data);
  const covered = new Set(faces.flatMap(({ data }) => [...woffCharacters(data)]));
  return {
    faces,
    hash: hash.digest('hex'),
    cover: (text) => [...text].every((character) => covered.has(character.codePointAt(0) ?? 0)),
  };
}

const { resolve } = createRequire(import.meta.url);
