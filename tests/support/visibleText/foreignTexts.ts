import type { Page } from '@playwright/test';
import { SAMPLE_INVITATION, SAMPLE_LINK } from '../../../prerender/dev/sampleLink.ts';
import { bundleScript } from '../../../prerender/document/bundleScript.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { monthName } from '../../../src/i18n/monthName.ts';
import { isPseudoLetter } from '../../../translations/read/pseudoLocale.ts';
import type { ReadableText } from './readableTexts.ts';

/** What a text may contain that is not accented: the link first, because it contains the host. */
const VALUES = [
  SAMPLE_LINK,
  SAMPLE_INVITATION,
  'support@iris.example',
  'https://iris.example',
  'iris.example',
  // JavaScript formats dates.
  ...Array.from({ length: 12 }, (_, month) => monthName(SOURCE_LOCALE, month)),
];

const readableTexts = bundleScript(process.cwd(), 'tests/support/visibleText/readableTexts.ts');

/** Lists the texts of a page in the pseudo-locale en-XA that are not from the locale file. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const script = `${await readableTexts}\nreadableTexts.readableTexts()`;
  const texts = await page.evaluate<ReadableText[]>(script);
  return texts
    .filter(({ text }) => hasForeignWord(text))
    .map(({ text, where }) => `"${text.trim()}" in ${where}`);
}

/** Returns whether a word has a letter that en-XA never uses, such as a to z. */
export function hasForeignWord(text: string): boolean {
  const rest = VALUES.reduce((shorter, value) => shorter.replaceAll(value, ' '), text);
  // A single letter is a key's name.
  const words = rest.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => ![...word.normalize('NFC')].every(isPseudoLetter));
}
