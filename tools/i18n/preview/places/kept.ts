import { readStored, store } from '../../../../src/document/storage.ts';

/** What this browser refuses to keep, until the page is closed. */
const memory = new Map<string, string>();

export function readKept<Value>(name: string, otherwise: Value): Value {
  const text = memory.get(name) ?? readStored(name);
  return text === null ? otherwise : JSON.parse(text);
}

/** Keeps a value in this browser, where its storage is blocked or full for as long as the page. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (store(name, text)) memory.delete(name);
  else memory.set(name, text);
}

/** Says that something would be lost with the page; empty if nothing would. */
export function lossWarning(): string {
  if (memory.size === 0) return '';
  return 'This browser keeps nothing more: download your files before you leave the page.';
}
