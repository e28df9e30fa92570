/**
 * Converts a token's name for its custom property: `paperSunk` → `paper-sunk`, `title2` →
 * `title-2`.
 */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
