import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { SOURCE_LOCALE } from '../src/i18n/localePath.ts';
import { monthName } from '../src/i18n/monthName.ts';
import { contentOf, translatedTags } from '../translations/files/localeFolder.ts';
import { localeFile } from '../translations/files/paths.ts';
import { languageOf } from '../translations/read/languageOf.ts';

/** The folder of the display font, as the styles import it. */
export const DISPLAY_FONT = '@fontsource/funnel-display/files';
const FILES = ['latin', 'latin-ext'].map((letters) => `funnel-display-${letters}-600-normal.woff2`);

/**
 * Writes the font's files to a folder, cut to the letters of what the pages show.
 *
 * @returns the letters
 */
export async function cutDisplayFont(root: string, folder: string): Promise<Set<string>> {
  const tags = [SOURCE_LOCALE, ...translatedTags(root)];
  const texts = tags.map((tag) => textsOf(root, tag)).join('');
  await mkdir(folder, { recursive: true });
  for (const file of FILES) {
    const font = await readFile(path.join(root, 'node_modules', DISPLAY_FONT, file));
    const cut = await subsetFont(font, texts, { targetFormat: 'woff2' });
    await writeFile(path.join(folder, file), cut);
  }
  return new Set(texts);
}

/** Returns a language's texts and what pages show besides: its name, and names of months. */
function textsOf(root: string, tag: string): string {
  const months = Array.from({ length: 12 }, (_, month) => monthName(tag, month));
  return contentOf(root, localeFile(tag)) + languageOf(tag).name + months.join('');
}

/** Throws if HTML has Latin letters that the cut font lacks. */
export function requireLetters(html: string, letters: ReadonlySet<string>): void {
  const missing = new Set(html.match(/\p{sc=Latin}/gu)?.filter((letter) => !letters.has(letter)));
  if (missing.size > 0) {
    throw new Error(`the display font is cut to the texts, and lacks: ${[...missing].join(' ')}`);
  }
}
