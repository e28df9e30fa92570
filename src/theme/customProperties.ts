/**
 * Converts a token's name for its custom property: `paperSunk` → `paper-sunk`, `title2` →
 * `title-2`.
 */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

/** Returns the declarations of colors as custom properties. */
export function colorDeclarations(colors: Record<string, readonly [string, string]>): string {
  return Object.entries(colors)
    .map(([name, [light, dark]]) => {
      const value = light === dark ? light : `light-dark(${light}, ${dark})`;
      return `--color-${kebab(name)}: ${value};`;
    })
    .join('\n');
}
