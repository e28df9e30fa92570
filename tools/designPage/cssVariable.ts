import { kebab } from '../../src/theme/kebab.ts';
import type { SCALES } from '../../src/theme/tokenValues.ts';

/** A token as CSS names it, by the name it has in `tokenValues.ts`: `var(--font-title-2)`. */
export function cssVariable(group: keyof typeof SCALES | 'color', name: string): string {
  return `var(--${group}-${kebab(name)})`;
}
