import { keep, readKept } from './kept.ts';

/** What was typed and is not saved yet: a reload, an error or a closed window loses nothing. */
export interface Draft {
  text: string;
  /** The translation in the file that it was to replace. */
  before: string;
  /** The English that it was made from, if known. */
  english?: string;
}

export type Drafts = Record<string, Draft | undefined>;

/** What was typed in this window, by language: another window that saves the text takes none away. */
const typedHere: Record<string, Drafts> = {};

const nameOf = (tag: string) => `iris-translation-drafts ${tag}`;

export function readDrafts(tag: string): Drafts {
  return { ...readKept<Drafts>(nameOf(tag), {}), ...typedHere[tag] };
}

/** Keeps the drafts of texts, and forgets those of texts that have none any more. */
export function keepDrafts(tag: string, changed: Drafts): void {
  const drafts = { ...readDrafts(tag), ...changed };
  typedHere[tag] = { ...typedHere[tag], ...changed };
  for (const key of Object.keys(changed)) if (!changed[key]) delete typedHere[tag][key];
  keep(nameOf(tag), drafts);
}

/** Keeps drafts that nobody has typed: those that somebody has stay. */
export function addDrafts(tag: string, added: Drafts): void {
  keepDrafts(tag, { ...added, ...readDrafts(tag) });
}

export function forgetDrafts(tag: string): void {
  delete typedHere[tag];
  keep(nameOf(tag), {});
}
