import { readStored, store } from '../../document/storage.ts';

const STORAGE_KEY = 'iris.languageSettled';

/** Whether this visitor has chosen or declined a language on this device. */
export function hasRememberedChoice(): boolean {
  return readStored(STORAGE_KEY) !== null;
}

/** Remembers that no language need be suggested again, unless storage is blocked. */
export function rememberLanguageChoice(): void {
  store(STORAGE_KEY, '1');
}
