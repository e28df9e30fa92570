/*
 * The texts that *Next* has led to, so that it goes on over all pages instead of around on one. Kept
 * until the window is closed, or until everything was visited.
 */
const NAME = 'iris-translation-visited';

export function visitedCodes(tag: string): Set<number> {
  const kept: [string, number[]] = JSON.parse(sessionStorage.getItem(NAME) ?? '["", []]');
  return new Set(kept[0] === tag ? kept[1] : []);
}

export function visit(tag: string, codes: readonly number[]): void {
  const all = [...visitedCodes(tag), ...codes];
  sessionStorage.setItem(NAME, JSON.stringify([tag, all]));
}

export function forgetVisits(): void {
  sessionStorage.removeItem(NAME);
}
