import { type FontStack, fontStackFor } from './fontStacks.ts';
import { type ImageLocale, pageShareImages, type ShareImage } from './pageShareImages.ts';
import { plainText } from './text.ts';

/**
 * Says for each language whose letters no installed font has that its share images lack text.
 *
 * @returns sentences by the language's tag
 */
export async function missingFonts(locales: readonly ImageLocale[]): Promise<Map<string, string>> {
  const stacks = await stacksOf(pageShareImages(locales));
  const lacking = [...stacks].filter(([, { missing }]) => missing.length > 0);
  return new Map(lacking.map(([tag, { missing }]) => [tag, missingFont(missing)]));
}

function missingFont(letters: readonly string[]): string {
  const listed =
    letters.slice(0, MOST_LETTERS).join(' ') + (letters.length > MOST_LETTERS ? ' …' : '');
  return `share images without text: no installed font has ${listed} (locales/README.md#share-images)`;
}

/** The most letters to list. */
const MOST_LETTERS = 12;

/** Chooses the fonts of each language that images are in, by its tag. */
export async function stacksOf(images: readonly ShareImage[]): Promise<Map<string, FontStack>> {
  const tags = [...new Set(images.map(({ tag }) => tag))];
  const stacks = tags.map(async (tag): Promise<[string, FontStack]> => {
    const own = images.filter((image) => image.tag === tag);
    const texts = own.map(({ title, tagline }) => plainText(title + tagline)).join('');
    return [tag, await fontStackFor(texts, tag)];
  });
  return new Map(await Promise.all(stacks));
}
