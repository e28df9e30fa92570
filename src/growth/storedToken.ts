const KEY = 'iris.growthToken';

/** Returns the token that this tab has kept; empty without one, or where storage is blocked. */
export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the token for this tab, until it is closed; an empty one is forgotten. */
export function storeToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Then it is asked for again after a reload.
  }
}
