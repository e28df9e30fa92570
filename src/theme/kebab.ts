/** `paperSunk` → `paper-sunk`, `title2` → `title-2`: a token's name as its custom property's. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
