import { keep, readKept } from './kept.ts';

/** What was typed and is not saved yet: a reload, an error or a closed window loses nothing. */
export interface Draft {
  text: string;
  /** The translation in the file that it was to replace. */
  before: string;
  /** The English that it was made from, if known. */
  english?: string;
}

const nameOf = (tag: string) => `iris-translation-drafts ${tag}`;

export function readDrafts(tag: string): Record<string, Draft> {
  return readKept(nameOf(tag), {});
}

/** Keeps the drafts of texts, and forgets those of texts that have none any more. */
export function keepDrafts(tag: string, changed: Record<string, Draft | undefined>): void {
  keep(nameOf(tag), { ...readDrafts(tag), ...changed });
}

export function forgetDrafts(tag: string): void {
  keep(nameOf(tag), {});
}
