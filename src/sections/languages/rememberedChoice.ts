const STORAGE_KEY = 'iris.languageSettled';

/** Whether this visitor has chosen a language, or has declined one, on this device. */
export function isLanguageSettled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that no language need be suggested any more. */
export function settleLanguage(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Blocked storage remembers nothing.
  }
}
