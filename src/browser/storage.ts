/** The start of every key: another program may store values on the same origin. */
export const STORAGE_PREFIX = 'iris.';

/** Returns the stored value; `null` if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it for `null`; returns false where storage is blocked or full. */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
