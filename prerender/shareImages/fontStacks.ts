import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font as ReadFont } from 'fontkitten';
import type { Font } from 'satori';

/** The site's display font, alone or with a similar font for a script. */
const DISPLAY = 'funnel-display';
const SIMILAR: Record<string, string> = { Arab: 'readex-pro', Jpan: 'biz-udpgothic' };

const NOTO = 'noto-sans';
/**
 * The families that draw Han letters as a script does. Each has most of the others' letters, too.
 */
const HAN: Record<string, string> = { Hans: 'sc', Hant: 'tc', Jpan: 'jp', Kore: 'kr' };

/** A part of a family, with a WOFF file for each weight: satori reads no variable fonts. */
interface Face {
  fonts: Font[];
  characters: Set<number>;
  /** The bolder weight. */
  bolder: ReadFont;
}

/** The fonts of a language's images. */
export interface FontStack {
  faces: Face[];
  /** The characters that no installed font has; empty if none is missing. */
  missing: string[];
}

/**
 * Chooses the fonts for all texts of a language: the first of its stacks that has every character,
 * or the one that lacks the fewest. Font files are read when a text first needs them.
 *
 * @param tag of the language
 */
export async function fontStackFor(texts: string, tag: string): Promise<FontStack> {
  let best: FontStack | undefined;
  for (const families of stacksFor(tag)) {
    const faces = (await Promise.all(families.map(facesOf))).flat();
    const missing = charactersOf(texts).filter((one) => faceWith(faces, one) === undefined);
    if (!best || missing.length < best.missing.length) best = { faces, missing };
    if (missing.length === 0) break;
  }
  return best as FontStack;
}

/** Returns the fonts that a text uses, or `undefined` if the stack lacks one of its characters. */
export function fontsIn({ faces }: FontStack, text: string): Font[] | undefined {
  const needed = charactersOf(text).map((one) => faceWith(faces, one));
  if (needed.includes(undefined)) return undefined;
  return faces.filter((face) => needed.includes(face)).flatMap(({ fonts }) => fonts);
}

/**
 * Measures a text in the bolder weight, in em. Letters that join, as in Arabic, are measured apart,
 * which is wider.
 */
export function emWidth({ faces }: FontStack, text: string): number {
  const widths = [...text].map((character) => {
    const bolder = faceWith(faces, character)?.bolder;
    if (!bolder) return 0;
    return bolder.glyphForCodePoint(codeOf(character)).advanceWidth / bolder.unitsPerEm;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Returns whether these are the site's display font and no other. */
export function areDisplay(fonts: readonly Font[]): boolean {
  return fonts.every(({ name }) => name.startsWith(DISPLAY));
}

/**
 * Lists a language's stacks by preference: the display font, with a similar one for the script,
 * then each Noto family that is installed, completed by Noto Sans.
 */
function stacksFor(tag: string): string[][] {
  const { language, script = '', region } = new Intl.Locale(tag).maximize();
  const similar = SIMILAR[script];
  const own = region === 'HK' && language === 'zh' ? 'hk' : HAN[script];
  const isOwn = (family: string) => family === `${NOTO}-${own}`;
  const noto = notoFamilies().sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return [
    [DISPLAY],
    ...(similar ? [[DISPLAY, similar]] : []),
    [NOTO],
    ...noto.map((family) => [family, NOTO]),
  ];
}

/** Returns the names of the installed packages `@fontsource/noto-sans-*`. */
function notoFamilies(): string[] {
  return readdirSync(path.dirname(folderOf(NOTO)))
    .filter((name) => name.startsWith(`${NOTO}-`))
    .sort();
}

const readFamilies = new Map<string, Promise<Face[]>>();

function facesOf(family: string): Promise<Face[]> {
  const faces = readFamilies.get(family) ?? readFaces(family);
  readFamilies.set(family, faces);
  return faces;
}

/** Reads a family: its subsets of whole scripts, in a regular and a bolder weight. */
function readFaces(family: string): Promise<Face[]> {
  const files = readdirSync(path.join(folderOf(family), 'files'));
  const named = new RegExp(`^${family}-([a-z-]+)-400-normal\\.woff$`);
  return Promise.all(
    files.flatMap((file) => {
      const [, subset] = named.exec(file) ?? [];
      if (!subset) return [];
      const bolder = BOLDER.find((weight) => files.includes(fileName(family, subset, weight)));
      return readFace(family, subset, [400, ...(bolder ? [bolder] : [])]);
    }),
  );
}

const BOLDER = [600, 700] as const;
type Weight = 400 | (typeof BOLDER)[number];

const fileName = (family: string, subset: string, weight: Weight) =>
  `${family}-${subset}-${weight}-normal.woff`;

async function readFace(family: string, subset: string, weights: Weight[]): Promise<Face> {
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: `${family} ${subset}`,
      weight,
      data: await readFile(path.join(folderOf(family), 'files', fileName(family, subset, weight))),
    })),
  );
  // Read from the file, since the `unicode-range` that comes with a font is unreliable: it lists
  // whole blocks of which the file covers a part.
  const read = fonts.map(({ data }) => create(data) as ReadFont);
  const characters = read.flatMap(({ characterSet }) => characterSet);
  return { fonts, characters: new Set(characters), bolder: read.at(-1) as ReadFont };
}

function folderOf(family: string): string {
  return path.dirname(resolve(`@fontsource/${family}/package.json`));
}

/**
 * Returns the characters of a text that need a glyph: format characters, such as joiners, do not.
 */
function charactersOf(text: string): string[] {
  return [...new Set(text.replace(/\p{Cf}/gu, ''))];
}

function faceWith(faces: readonly Face[], character: string): Face | undefined {
  return faces.find(({ characters }) => characters.has(codeOf(character)));
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

const { resolve } = createRequire(import.meta.url);
