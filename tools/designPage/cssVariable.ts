import { kebab } from '../../src/theme/kebab.ts';
import type { SCALES } from '../../src/theme/tokenValues.ts';

/** Returns the CSS variable of a token in `tokenValues.ts`: `var(--font-title-2)`. */
export function cssVariable(group: keyof typeof SCALES | 'color', name: string): string {
  return `var(--${group}-${kebab(name)})`;
}
