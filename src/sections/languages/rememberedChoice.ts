import { hasStored } from '../../document/hasStored.ts';

const STORAGE_KEY = 'iris.languageSettled';

/** Whether this visitor has chosen or declined a language on this device. */
export function hasRememberedChoice(): boolean {
  return hasStored(STORAGE_KEY);
}

/** Remembers that no language need be suggested again. */
export function rememberLanguageChoice(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage is blocked: the suggestion appears again.
  }
}
