/** The browser's storage: for this device, or for this tab. */
type Kind = 'localStorage' | 'sessionStorage';

/** Returns the stored value; `null` if there is none or storage is blocked. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it for `null`; returns false where storage is blocked or full. */
export function store(key: string, value: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
