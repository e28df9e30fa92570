import { readStored, store } from '../../src/browser/storage.ts';
import type { Edit, Edits } from '../../translations/edits/edits.ts';

/**
 * The data that this browser stores: drafts, which are typed but not saved yet, so that a reload,
 * an error or a closed window loses nothing; and saved edits, until the project's files contain
 * them.
 */
type Kind = 'drafts' | 'saved';

const nameOf = (kind: Kind) => `iris-translation-${kind}`;

/** Data that this browser refuses to store; lost when the page is closed. */
const memory = new Map<string, string>();

/** Drafts typed in this window. They stay when another window saves the same text. */
const typedHere: Record<string, Record<string, Edit | undefined>> = {};

export function readKept(kind: Kind): Edits {
  const name = nameOf(kind);
  return JSON.parse(memory.get(name) ?? readStored(name) ?? '{}');
}

/** Stores edits; if storage is blocked or full, only until the page is closed. */
export function keep(kind: Kind, edits: Edits): void {
  const name = nameOf(kind);
  const text = JSON.stringify(edits);
  if (store(name, text)) memory.delete(name);
  else memory.set(name, text);
}

export function readDrafts(tag: string): Record<string, Edit | undefined> {
  return { ...readKept('drafts')[tag], ...typedHere[tag] };
}

/** Stores or removes the draft of a text. */
export function keepDraft(tag: string, key: string, draft: Edit | undefined): void {
  typedHere[tag] = { ...typedHere[tag], [key]: draft };
  // As JSON has no `undefined`, a draft that is forgotten is left out.
  keep('drafts', mergeEdits(readKept('drafts'), typedHere as Edits));
  if (!draft) delete typedHere[tag][key];
}

/** Adds drafts that were not typed here. They do not replace typed ones. */
export function addDrafts(added: Edits): void {
  keep('drafts', mergeEdits(added, readKept('drafts')));
}

/** Removes everything written in a language in this browser. */
export function forgetLanguage(tag: string): void {
  delete typedHere[tag];
  for (const kind of ['saved', 'drafts'] as const) {
    const { [tag]: _, ...others } = readKept(kind);
    keep(kind, others);
  }
}

/** Returns a warning if closing the page would lose something; otherwise empty. */
export function lossWarning(): string {
  const warning = 'This browser stores nothing: download your texts before you leave the page.';
  return memory.size > 0 ? warning : '';
}

/** Merges edits; the last edit of a text wins. */
export function mergeEdits(...all: Edits[]): Edits {
  const edits: Edits = {};
  for (const [tag, texts] of all.flatMap(Object.entries<Edits[string]>)) {
    edits[tag] = { ...edits[tag], ...texts };
  }
  return edits;
}
