/** Whether this device has stored anything under the key. False where storage is blocked. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
