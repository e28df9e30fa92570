/** Returns the strings of a module that have the form of a locale key: `home.hero.title`. */
export function keysIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g)].map(([, , key = '']) => key);
}
