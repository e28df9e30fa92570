import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../../../../translations/files/paths.ts';
import { hashOf } from '../../../../translations/state/textState.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { mergeStates, mergeTexts } from '../texts/merge.ts';
import type { Project } from '../texts/project.ts';
import { addDrafts, forgetDrafts } from './drafts.ts';
import { keep, readKept } from './kept.ts';
import { fetchProject, type Place } from './place.ts';

/** What this browser keeps of the languages that were written here. */
interface Kept {
  /** Files by path: as they are here, and as the site had them; empty if it had none. */
  files: Record<string, { text: string; origin: string }>;
  /** The English texts that they were made from, by their hashes. */
  earlier: Record<string, string>;
}

const NAME = 'iris-translation-files';
const readFiles = () => readKept<Kept>(NAME, { files: {}, earlier: {} });

/** Files as the preview was built with them, as the site has them by now. */
let deployed: Project | undefined;

/** The browser: the files of the static preview, and what was written here instead of them. */
export const browserPlace: Place = {
  isBrowser: true,
  async read() {
    deployed = await fetchProject();
    const kept = readFiles();
    if (Object.keys(kept.files).length === 0) return deployed;
    const merged = mergedWith(deployed, kept);
    keep(NAME, merged);
    return withFiles(deployed, merged);
  },
  async write(changes) {
    if (!deployed) throw new Error('nothing was read yet');
    const kept = readFiles();
    const now = withFiles(deployed, kept).files;
    // Another window has written meanwhile.
    if (changes.some(({ file, before }) => now[file] !== before)) return false;
    for (const { file, after } of changes) {
      kept.files[file] = { text: after, origin: deployed.files[file] ?? '' };
    }
    const { entries } = readLocaleText(deployed.files[SOURCE_FILE] ?? '{}');
    for (const { value } of entries.values()) kept.earlier[hashOf(value)] = value;
    keep(NAME, kept);
    return true;
  },
  originOf: (file) => readFiles().files[file]?.origin,
  onChange(listen) {
    const onStorage = ({ key }: StorageEvent) => key === NAME && listen();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};

/** Lists the files that were written in this browser. */
export function writtenHere(): string[] {
  return Object.keys(readFiles().files);
}

/** Forgets what was written of a language here, drafts included. */
export function forgetLanguage(tag: string): void {
  const { files, earlier } = readFiles();
  delete files[localeFile(tag)];
  delete files[stateFile(tag)];
  keep(NAME, { files, earlier });
  forgetDrafts(tag);
}

function withFiles(project: Project, { files, earlier }: Kept): Project {
  const texts = Object.entries(files).map(([file, { text }]) => [file, text]);
  return {
    ...project,
    files: { ...project.files, ...Object.fromEntries(texts) },
    earlier: { ...earlier, ...project.earlier },
  };
}

/** Takes in what the site has published since. Mine stays; where both have changed, as a draft. */
function mergedWith({ files: now }: Project, { files, earlier }: Kept): Kept {
  const merged = { ...files };
  const source = now[SOURCE_FILE] ?? '{}';
  const keys = [...readLocaleText(source).entries.keys()];
  const versionsOf = (file: string) => {
    const theirs = now[file] ?? '';
    const { text: mine, origin } = files[file] ?? { text: theirs, origin: theirs };
    return { origin, mine, theirs };
  };
  const tags = Object.keys(files).flatMap((file) => /([\w-]+)\.json$/.exec(file)?.[1] ?? []);
  for (const tag of new Set(tags)) {
    const texts = versionsOf(localeFile(tag));
    const states = versionsOf(stateFile(tag));
    if (texts.theirs === texts.origin && states.theirs === states.origin) continue;
    const { text, conflicts } = mergeTexts(tag, texts, source);
    const state = mergeStates(states, expectedKeys(keys, tag).keys(), conflicts);
    addDrafts(tag, Object.fromEntries(conflicts));
    merged[localeFile(tag)] = { text, origin: texts.theirs };
    merged[stateFile(tag)] = { text: state, origin: states.theirs };
  }
  // What is published is no draft any more.
  const unpublished = Object.entries(merged).filter(
    ([file, { text }]) => text !== (now[file] ?? ''),
  );
  return { files: Object.fromEntries(unpublished), earlier };
}
