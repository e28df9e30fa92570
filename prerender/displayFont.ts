import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { SOURCE_LOCALE } from '../src/i18n/localePath.ts';
import { monthNames } from '../src/i18n/monthName.ts';
import { contentOf, translatedTags } from '../translations/files/localeFolder.ts';
import { localeFile } from '../translations/files/paths.ts';
import { languageOf } from '../translations/read/languageOf.ts';

/** The folder of the display font, as the styles import it. */
export const DISPLAY_FONT = '@fontsource/funnel-display/files';
const FILES = {
  basic: 'funnel-display-latin-600-normal.woff2',
  extended: 'funnel-display-latin-ext-600-normal.woff2',
};

/** Returns the characters of the display font as the constant that `src/theme/fonts.ts` reads. */
export function displayCharacters(): Record<string, string> {
  const characters = Object.entries(FILES).map(([name, file]) => [
    name,
    charactersOf(readFileSync(fontFile(process.cwd(), file))).join(''),
  ]);
  return { DISPLAY_CHARACTERS: JSON.stringify(Object.fromEntries(characters)) };
}

/**
 * Writes the font's files to a folder, cut to the letters that the pages show.
 *
 * @returns the characters that the cut files have lost
 */
export async function cutDisplayFont(root: string, folder: string): Promise<Set<string>> {
  const tags = [SOURCE_LOCALE, ...translatedTags(root)];
  const texts = tags.map((tag) => textsOf(root, tag)).join('');
  const before: string[] = [];
  const after: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const file of Object.values(FILES)) {
    const font = await readFile(fontFile(root, file));
    const cut = await subsetFont(font, texts, { targetFormat: 'woff2' });
    before.push(...charactersOf(font));
    after.push(...charactersOf(cut));
    await writeFile(path.join(folder, file), cut);
  }
  const kept = new Set(after);
  return new Set(before.filter((character) => !kept.has(character)));
}

/**
 * Returns a language's texts, and the other strings that pages show: its name, and names of months.
 */
function textsOf(root: string, tag: string): string {
  return contentOf(root, localeFile(tag)) + languageOf(tag).name + monthNames(tag).join('');
}

/** Throws if HTML has letters that the display font had before it was cut. */
export function requireLetters(html: string, lost: ReadonlySet<string>): void {
  const missing = new Set(html.match(/\p{L}/gu)?.filter((letter) => lost.has(letter)));
  if (missing.size > 0) {
    throw new Error(`the display font is cut to the texts, and lacks: ${[...missing].join(' ')}`);
  }
}

function fontFile(root: string, file: string): string {
  return path.join(root, 'node_modules', DISPLAY_FONT, file);
}

function charactersOf(font: Uint8Array): string[] {
  return (create(font as Buffer) as Font).characterSet
    .filter((code) => code < TABLE_END)
    .map((code) => String.fromCodePoint(code));
}

/** Fontkitten also lists the end of the font's table. */
const TABLE_END = 0xffff;
