import { readStored, store } from '../../../src/document/storage.ts';
import { type Edit, type Edits, joined } from './texts/edits.ts';

/**
 * What this browser keeps: drafts, which are typed and not saved yet, so that a reload, an error or a
 * closed window loses nothing; and what is saved, until the project's files have it.
 */
type Kind = 'drafts' | 'saved';

const nameOf = (kind: Kind) => `iris-translation-${kind}`;

/** What this browser refuses to keep, until the page is closed. */
const memory = new Map<string, string>();

/** Drafts that were typed in this window: another window that saves the text takes none away. */
const typedHere: Record<string, Record<string, Edit | undefined>> = {};

export function readKept(kind: Kind): Edits {
  const name = nameOf(kind);
  return JSON.parse(memory.get(name) ?? readStored(name) ?? '{}');
}

/** Keeps edits, where the storage is blocked or full for as long as the page. */
export function keep(kind: Kind, edits: Edits): void {
  const name = nameOf(kind);
  const text = JSON.stringify(edits);
  if (store(name, text)) memory.delete(name);
  else memory.set(name, text);
}

export function readDrafts(tag: string): Record<string, Edit | undefined> {
  return { ...readKept('drafts')[tag], ...typedHere[tag] };
}

/** Keeps what is typed in a text, or forgets it. */
export function keepDraft(tag: string, key: string, draft: Edit | undefined): void {
  typedHere[tag] = { ...typedHere[tag], [key]: draft };
  // As JSON has no `undefined`, a draft that is forgotten is left out.
  keep('drafts', joined(readKept('drafts'), typedHere as Edits));
  if (!draft) delete typedHere[tag][key];
}

/** Keeps drafts that nobody has typed: those that somebody has stay. */
export function addDrafts(added: Edits): void {
  keep('drafts', joined(added, readKept('drafts')));
}

/** Forgets what was written in a language here. */
export function forgetLanguage(tag: string): void {
  delete typedHere[tag];
  for (const kind of ['saved', 'drafts'] as const) {
    const { [tag]: _, ...others } = readKept(kind);
    keep(kind, others);
  }
}

/** Says that something would be lost with the page; empty if nothing would. */
export function lossWarning(): string {
  const warning = 'This browser keeps nothing more: download your texts before you leave the page.';
  return memory.size > 0 ? warning : '';
}
