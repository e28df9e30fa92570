import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { localeFile } from '../../../../translations/files/localeFile.ts';
import { translatedTags } from '../../../../translations/files/localeFolder.ts';
import { earlierEnglish } from '../../../../translations/state/earlierEnglish.ts';
import { outdatedKeys } from '../../../../translations/state/outdatedKeys.ts';
import { readTranslation } from '../../../../translations/state/translation.ts';
import type { Repository } from '../repository.ts';
import { describeTexts, type TextDescription } from './describeTexts.ts';
import { type LanguageFiles, readLanguageFiles } from './languageFiles.ts';

/** What the panel knows of a language. */
export interface LanguageDescription {
  /** Whether texts can be saved: only the server on the translator's machine does that. */
  isWritable: boolean;
  /** The page on which the file is edited at the project's code host. */
  editUrl?: string;
  /** The texts by their numbers. */
  texts: TextDescription[];
}

/** Describes the texts with these keys in a language, or those of English for any other tag. */
export function describeLanguage(
  root: string,
  keys: readonly string[],
  language: string,
  { isServed, repository }: { isServed: boolean; repository?: Repository | undefined },
): LanguageDescription {
  // Pseudo-locales are made from the source.
  const tag = translatedTags(root).includes(language) ? language : SOURCE_LOCALE;
  const files = readLanguageFiles(root, tag);
  const texts = describeTexts(keys, files, earlierEnglishOf(root, files));
  return {
    isWritable: isServed && tag !== SOURCE_LOCALE,
    ...(repository ? { editUrl: repository.editUrl(localeFile(tag)) } : {}),
    texts: repository ? texts.map((text) => ({ ...text, href: hrefOf(text, repository) })) : texts,
  };
}

function hrefOf({ place }: TextDescription, { lineUrl }: Repository): string {
  const [file = '', line] = place.split(':');
  return lineUrl(file, line === undefined ? undefined : Number(line));
}

/** Earlier English texts by hash, empty where the history lacks them: reading it takes a while. */
const known = new Map<string, string>();

/** Returns what outdated translations were made from. */
function earlierEnglishOf(root: string, { tag, states }: LanguageFiles) {
  const outdated = outdatedKeys(readTranslation(root, tag), states);
  const hashes = outdated.map((key) => states.get(key)?.hash ?? '');
  const asked = new Set(hashes.filter((hash) => !known.has(hash)));
  const found = earlierEnglish(root, asked);
  for (const hash of asked) known.set(hash, found.get(hash) ?? '');
  return known;
}
