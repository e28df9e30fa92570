import { readStored, store } from '../../../../src/document/storage.ts';

/*
 * What was typed and is not saved yet, kept in this browser: a reload, an error or a closed window
 * loses nothing.
 */
const nameOf = (tag: string, key: string) => `iris-translation-draft ${tag} ${key}`;

export function readDraft(tag: string, key: string): string | null {
  return readStored(nameOf(tag, key));
}

export function keepDraft(tag: string, key: string, text: string): void {
  store(nameOf(tag, key), text);
}

export function dropDraft(tag: string, key: string): void {
  store(nameOf(tag, key), null);
}

export function hasDraft(tag: string, key: string): boolean {
  return readDraft(tag, key) !== null;
}
