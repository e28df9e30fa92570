/** Returns the stored value; `null` if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes what is stored. Does nothing if storage is blocked. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Stores a value; returns false where storage is blocked or full. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
