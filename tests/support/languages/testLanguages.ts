import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Strings } from '../../../src/i18n/locale.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { readLocaleFiles, translatedTags } from '../../../translations/files/localeFolder.ts';
import { localeFile, NOTES_FILE, SOURCE_FILE } from '../../../translations/files/paths.ts';
import { localesIn } from '../../../translations/read/readLocales.ts';
import { filesOf } from '../../../translations/state/languageFiles.ts';
import { nested, textsIn } from '../../../translations/texts/strings.ts';

/*
 * The languages of the sites that tests visit. They are written from the English texts, so that tests
 * do not depend on what the shipped languages say, nor on which ones there are.
 */

/** A longer language than English, with a region. */
export const LONGER = 'de-AT';
/** A language that is written from right to left. */
const RIGHT_TO_LEFT = 'he';
/** A language with four plural forms. */
const FOUR_PLURALS = 'cs';

const TRANSLATE: Record<string, (text: string) => string> = {
  [LONGER]: (text) => text.replace(/\p{L}{4,}/gu, '$&en'),
  [RIGHT_TO_LEFT]: (text) => text.toLowerCase().replace(/[a-z]/g, hebrewLetter),
  [FOUR_PLURALS]: (text) => text.replace(/[aeiouy]/g, (vowel) => `${vowel}\u0301`.normalize('NFC')),
};

/** The tags of the languages, without English. */
export const TEST_TAGS = Object.keys(TRANSLATE);

const ENGLISH = readLocaleFiles(process.cwd());
const { isFixed } = filesOf({ files: ENGLISH }, SOURCE_LOCALE).notes;

/** Returns the texts of a test language, as its locale file has them. */
function translatedTexts(tag: string): Strings {
  const translate = TRANSLATE[tag];
  if (!translate) throw new Error(`${tag} is no test language`);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const texts = textsIn(JSON.parse(ENGLISH[SOURCE_FILE] ?? '')).flatMap(
    ([key, text]): [string, string][] => {
      if (isFixed(key)) return [];
      const translated = translateWords(text, translate);
      const stem = key.replace(/_other$/, '');
      if (stem !== key) return forms.map((form) => [`${stem}_${form}`, translated]);
      return key.endsWith('_one') ? [] : [[key, translated]];
    },
  );
  return nested(texts);
}

/** Translates a text without its placeholders, tags and addresses. */
function translateWords(text: string, translate: (text: string) => string): string {
  const parts = text.split(/(\{\{\w+\}\}|<\/?\w+\/?>|\S+[@/.]\S+)/);
  return parts.map((part, index) => (index % 2 === 0 ? translate(part) : part)).join('');
}

const HEBREW = 'אבצדהפגחיכקלמנותקרשטעוושיז';

function hebrewLetter(letter: string): string {
  return HEBREW[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter;
}

/** Returns the locale file of a test language. */
export const translationFile = (tag: string) =>
  `${JSON.stringify(translatedTexts(tag), null, 2)}\n`;

/** English and the test languages, as the site has them. */
export const TEST_LOCALES = localesIn({
  [SOURCE_FILE]: ENGLISH[SOURCE_FILE] ?? '',
  [NOTES_FILE]: ENGLISH[NOTES_FILE] ?? '',
  ...Object.fromEntries(TEST_TAGS.map((tag) => [localeFile(tag), translationFile(tag)])),
});

/** Replaces the languages of a copy of the project by the test languages. */
export async function writeTestLanguages(root: string): Promise<void> {
  for (const tag of translatedTags(root)) await rm(path.join(root, localeFile(tag)));
  for (const folder of ['state', 'glossary']) {
    await rm(path.join(root, 'locales', folder), { recursive: true, force: true });
    await mkdir(path.join(root, 'locales', folder));
  }
  for (const tag of TEST_TAGS)
    await writeFile(path.join(root, localeFile(tag)), translationFile(tag));
}
