import { rmSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { localeFile, SOURCE_FILE } from '../../translations/files/paths.ts';
import { changeJson, runIn } from './project.ts';

/** An everyday change of the project. */
interface Change {
  /** Changes a copy of the project. */
  make: (root: string) => void;
  /** The tests that the change turns red, as `<file> › <title>`: those of the real content. */
  red?: readonly string[];
}

/** Deletes languages, as the how-to says. */
function deleteLanguages(root: string, tags: readonly string[]): void {
  for (const tag of tags) rmSync(path.join(root, localeFile(tag)));
  runIn(root, 'i18n', '--', 'prune');
}

export const CHANGES: Record<string, Change> = {
  'delete-arabic': {
    make: (root) => deleteLanguages(root, ['ar']),
  },
  'english-alone': {
    make: (root) =>
      deleteLanguages(
        root,
        translatedTags(root).filter((tag) => tag !== SOURCE_LOCALE),
      ),
  },
  rename: {
    make: (root) =>
      changeJson(root, SOURCE_FILE, (texts) => {
        texts.brand = { name: 'Lumen' };
      }),
  },
};

/** The changes that fit together in one copy. */
export const TOGETHER: readonly string[] = ['delete-arabic', 'rename'];

/** The smallest site: one language, without the demonstration. */
export const WITHOUT: readonly string[] = ['english-alone'];
