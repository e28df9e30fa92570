import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { readLocaleText } from '../files/localeText.ts';
import { localeFile, stateFile } from '../files/paths.ts';
import { writeText } from '../files/writeText.ts';
import { canBeOffered } from '../read/isOffered.ts';
import { filesOf } from '../state/languageFiles.ts';
import { hashOf, isIntended, stateText, type TextState } from '../state/textState.ts';
import { translationOf } from '../state/translation.ts';
import { isBlank } from '../texts/characters.ts';
import { type Project, validText } from './project.ts';

/** A change to a text or to its state, with the texts that it was based on. */
export interface Edit {
  text: string;
  /** The text that it replaces; the same text if only its state changes. */
  before: string;
  /** The English that the text is correct for. */
  english: string;
  /** Whether the text's hints are intended. */
  intended?: true;
}

/** Edits by language and key, as they are saved, kept in a browser, exported and imported. */
export type Edits = Record<string, Record<string, Edit>>;

interface Edited {
  /** The project with the edits. */
  project: Project;
  /** The edits that have changed it, without those that its files already contain. */
  changes: Edits;
  /** The edits whose texts have since changed or gone in the files, which are left as they are. */
  conflicts: Edits;
}

/**
 * Applies edits to a project's files, which other people may have changed in the meantime: all
 * other content stays, in the files' order. Creates the file of a new language.
 */
export function applyEdits(project: Project, edits: Edits): Edited {
  const edited: Edited = { project, changes: {}, conflicts: {} };
  // English first: the other edits may be for the new English.
  const tags = new Set([SOURCE_LOCALE, ...Object.keys(edits)]);
  for (const tag of tags) if (edits[tag]) addTexts(edited, tag, edits[tag]);
  return edited;
}

/** Adds the edits of a language. */
function addTexts(edited: Edited, tag: string, edits: Edits[string]): void {
  const { project } = edited;
  const own = filesOf(project, tag);
  const { sourceText, text, states } = own;
  const translation = translationOf(own);
  const { entries } = readLocaleText(text);
  const valid = validText(project, tag);
  const isSource = tag === SOURCE_LOCALE;
  const changes: Edits[string] = {};
  const newStates = new Map(states);
  const written = new Map<string, string>();
  for (const [key, edit] of Object.entries(edits)) {
    const now = entries.get(key)?.value ?? '';
    const isSaved = now === edit.text;
    const state = stateOf(edit, states.get(key));
    // A state for an older English does not override the file's.
    const isOld = isSaved && edit.english !== translation.get(key)?.english;
    const isKnown = JSON.stringify(state) === JSON.stringify(states.get(key));
    const hasState = !isSource && !isBlank(edit.text);
    if (valid === undefined || !translation.has(key) || !(isSaved || now === edit.before)) {
      edited.conflicts[tag] = { ...edited.conflicts[tag], [key]: edit };
    } else if (!isSaved || (hasState && !isOld && !isKnown)) {
      changes[key] = edit;
      newStates.set(key, state);
      if (!isSaved) written.set(key, edit.text);
    }
  }
  if (valid === undefined) return;
  const hasChanged = Object.keys(changes).length > 0;
  const isStarted = project.files[localeFile(tag)] === undefined;
  const after = { ...own, text: writeText(tag, valid, sourceText, written), states: newStates };
  const offered = own.offered ?? (isSource || !canBeOffered(after) ? undefined : true);
  if (!hasChanged && !isStarted && offered === own.offered) return;
  const files: Record<string, string> = { ...project.files, [localeFile(tag)]: after.text };
  if (!isSource && (hasChanged || offered !== own.offered)) {
    // Lines of texts that no longer exist, or are empty, are dropped.
    const pairs = [...translationOf(after)];
    const keys = pairs.flatMap(([key, pair]) => (pair.text === '' ? [] : key));
    files[stateFile(tag)] = stateText(newStates, keys, offered);
  }
  const earlier = { ...project.earlier };
  for (const { before, english } of Object.values(edits)) {
    const text = isSource ? before : english;
    earlier[hashOf(text)] = text;
  }
  edited.project = { ...project, files, earlier };
  if (hasChanged || isStarted) edited.changes[tag] = changes;
}

/** Returns the state of a text after an edit. It stays intended while both texts are the same. */
function stateOf({ text, english, intended }: Edit, before: TextState | undefined): TextState {
  const hash = hashOf(english);
  return intended || isIntended(before, english, text)
    ? { hash, intended: hashOf(english, text) }
    : { hash };
}

/** Lists edits one by one. */
export function editList(edits: Edits): { tag: string; key: string; edit: Edit }[] {
  return Object.entries(edits).flatMap(([tag, texts]) =>
    Object.entries(texts).map(([key, edit]) => ({ tag, key, edit })),
  );
}

/** Reads edits from a file or a request; `undefined` if it contains anything else. */
export function readEdits(content: string): Edits | undefined {
  try {
    const { edits } = JSON.parse(content);
    const texts = editList(edits).flatMap(({ edit }) => [edit.text, edit.before, edit.english]);
    return texts.every((text) => typeof text === 'string') ? edits : undefined;
  } catch {
    return undefined;
  }
}

/** Writes edits as a file, one text after the other. */
export function editsText(edits: Edits): string {
  return `${JSON.stringify({ edits }, null, 2)}\n`;
}
