import { kebab } from '../../src/theme/kebab.ts';
import type { VARIABLES } from '../../src/theme/tokenValues.ts';

/** Returns the CSS variable of a token in `tokenValues.ts`: `var(--color-ink-muted)`. */
export function cssVariable(group: keyof typeof VARIABLES | 'color', name: string): string {
  return `var(--${group}-${kebab(name)})`;
}
